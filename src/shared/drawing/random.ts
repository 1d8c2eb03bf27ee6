/** A seeded generator of numbers from 0 to 1 (Park and Miller's minimal standard). */
export function randomFrom(seed: number): () => number {
  let state = (Math.abs(seed) % 2_147_483_646) + 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
