import { arrowAt, type IllustrationPaths } from "../../../shared/drawing/paths.ts";

/**
 * The life of a team in four stretches, which join at their edges: it gathers, takes in new knowledge, grows and
 * shrinks with the work, and arrives early.
 */
export const teamPictures: readonly IllustrationPaths[] = [
  stretch({
    faint: "M18 140C120 140 170 97 300 97",
    middle: "M62 22C140 22 180 76 300 76",
    clear: "M88 112C150 112 190 90 300 90",
    strong: "M24 64C120 64 170 83 300 83",
    small: "M104 44h0M140 138h0M122 20h0M16 98h0M58 90h0M170 34h0M196 126h0M62 22h0",
    large: "M88 112h0M18 140h0M36 34h0M128 128h0",
    spots: "M24 64h0",
  }),
  stretch({
    faint: "M0 97H300",
    middle: "M0 76H300",
    clear: "M0 90C80 90 112 92 150 112S206 136 236 136",
    strong: "M0 83H300M72 22C150 22 170 90 300 90",
    small: "M40 28h0M104 40h0M92 8h0",
    large: "M236 136h0",
    spots: "M72 22h0",
  }),
  stretch({
    faint: "M0 97C70 97 90 142 150 142S210 128 236 128M76 120C110 120 122 128 150 128S190 116 214 116",
    middle: "M0 76C70 76 90 24 150 24S210 40 236 40M82 46C110 46 122 38 150 38S190 54 214 54",
    clear: "M60 60C100 60 122 53 150 53S190 68 226 68M60 104C100 104 122 114 150 114S190 102 226 102",
    strong: "M0 83C70 83 90 70 150 70S230 83 300 83M0 90C70 90 90 99 150 99S230 90 300 90",
    small: "M82 46h0M76 120h0M214 54h0M214 116h0",
    large: "M60 60h0M60 104h0M226 68h0M226 102h0M236 40h0M236 128h0",
    spots: "",
  }),
  stretch({
    faint: "M14 100C64 118 84 132 140 132S240 128 296 112",
    middle: "",
    clear: "",
    strong: "M0 83C90 83 160 62 270 22M0 90C90 90 170 66 271 25",
    small: "M14 100h0M52 115h0M96 127h0M140 132h0M184 131h0M228 127h0",
    large: "M296 112h0",
    spots: "",
    arrow: arrowAt(272, 23),
  }),
];

interface Stretch {
  faint: string;
  middle: string;
  clear: string;
  strong: string;
  small: string;
  large: string;
  spots: string;
  arrow?: string;
}

function stretch({
  faint,
  middle,
  clear,
  strong,
  small,
  large,
  spots,
  arrow = "",
}: Stretch): IllustrationPaths {
  return {
    width: 300,
    height: 150,
    lines: { faint, middle, clear, strong },
    dots: { small, large, strong: spots },
    arrow,
  };
}
