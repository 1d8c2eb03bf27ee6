import type { Point } from "../drawing/paths.ts";
import { arrowLine, type CoverDrawing, circle, dot, line, ringMarker, roundedPath } from "./svg.ts";

/** Many tracks with their queues run into one timetable; one of them is through. */
export const railTracks: CoverDrawing = ({ colors, random, between }) => {
  const count = 9;
  const lane = 17;
  const middle = between(356, 404);
  const gate = between(690, 740);
  const express = 3 + Math.floor(random() * 3);
  let art = "";
  let fast = "";
  for (let i = 0; i < count; i++) {
    const y = 70 + i * 61 + between(-8, 8);
    const inLane = middle + (i - 4) * lane;
    const start = between(46, 210);
    // Tracks bend later the nearer they are to the middle, as in a station.
    const bend = 540 - Math.abs(inLane - y) * 1.05;
    const track: Point[] = [
      [start, y],
      [bend, y],
      [bend + Math.abs(inLane - y), inLane],
      [gate, inLane],
    ];
    if (i === express) {
      const rise: Point[] = [
        [gate + 74, inLane],
        [gate + 74 + (inLane - 162), 162],
        [1102, 162],
      ];
      fast =
        arrowLine(roundedPath([...track.slice(0, 3), ...rise], 44), [1102, 162], [1, 0]) +
        ringMarker([start, y], colors) +
        ringMarker([gate, inLane], colors, 12);
      continue;
    }
    art +=
      line(roundedPath(track, 34), colors.line, 4.2, between(0.3, 0.75)) + dot([start, y], 9, colors.strong);
    for (let x = start + between(44, 90); x < bend - 24; x += between(30, 84)) {
      art += dot([x, y], 7.5, colors.background) + circle([x, y], 7.5, colors.strong, 3.4, 0.85);
    }
    art += dot([gate, inLane], 5, colors.strong);
  }
  const top = middle - 5.4 * lane;
  art += line(`M${Math.round(gate)} ${Math.round(top)}V${Math.round(top + 10.8 * lane)}`, colors.strong, 4.2);
  return art + fast;
};
