/** The floor plan of a villa. */
import * as p from './paper.ts';

/** The ground floor of a villa in its garden: majlis by the gate, living room towards the pool. */
export const villa = (): string =>
  p.plan(
    24,
    15,
    p.floor(0, 0, 24, 15, 'open') +
      p.floor(0, 10.6, 8.4, 4.4, 'stone') +
      p.floor(3.0, 1.6, 15.6, 9.0, 'room') +
      p.floor(8.6, 1.6, 3.4, 4.0, 'hall') +
      p.floor(6.4, 1.6, 2.2, 2.6, 'wet') +
      p.floor(14.4, 1.6, 4.2, 3.8, 'stone') +
      p.floor(8.4, 10.6, 10.2, 1.6, 'stone') +
      `<rect x="10" y="12.4" width="8" height="2" rx="0.2" fill="#bfd9db" stroke="#8f8374" stroke-width="0.06"/>` +
      p.rug(13.4, 8.4, 4.2, 2.9) +
      p.walls(3.0, 1.6, 15.6, 9.0, 0.34) +
      p.wall(0.18, 8.6, 1.6, 8.6, 10.6) +
      p.wall(0.18, 12.0, 1.6, 12.0, 5.4, 18.6, 5.4) +
      p.wall(0.18, 14.4, 1.6, 14.4, 5.4) +
      p.wall(0.18, 6.4, 1.6, 6.4, 4.2, 8.6, 4.2) +
      p.wall(0.18, 3.0, 6.6, 8.6, 6.6) +
      p.wall(0.14, 12.0, 3.4, 14.4, 3.4) +
      p.door(9.7, 1.6, 1.3, 'x', 1, 0.4) +
      p.door(8.6, 5.9, -1.0, 'y', -1, 0.24) +
      p.door(8.6, 3.0, -0.8, 'y', -1, 0.24) +
      p.door(8.6, 8.0, -1.0, 'y', -1, 0.24) +
      p.door(13.2, 5.4, 0.9, 'x', -1, 0.24) +
      p.door(15.2, 5.4, 1.0, 'x', -1, 0.24) +
      p.glass(3.0, 2.2, 3.4, 'y', 0.34) +
      p.glass(3.6, 1.6, 2.2, 'x', 0.34) +
      p.glass(3.6, 10.6, 4.2, 'x', 0.34) +
      p.glass(9.2, 10.6, 8.8, 'x', 0.34) +
      p.glass(18.6, 6.2, 3.8, 'y', 0.34) +
      p.glass(15.4, 1.6, 2.4, 'x', 0.34) +
      p.sofa(3.75, 4.1, 'right', 3.2) +
      p.sofa(4.7, 6.0, 'up', 2.2) +
      p.table(5.5, 4.2, 0.8, 1.4, 0.1) +
      p.wc(8.1, 2.2, 'left') +
      p.basin(7.1, 1.98, 'down') +
      p.bed(4.4, 8.6, 'right', 1.8) +
      p.wardrobe(6.2, 9.7, 2.2, 0.65) +
      p.stairs(12.2, 1.8, 2.0, 1.5) +
      p.stairs(9.0, 5.9, 1.1, 3.2) +
      p.wc(12.5, 4.6, 'right') +
      p.basin(13.6, 3.75, 'down') +
      p.counter(14.55, 1.8, 0.65, 3.3) +
      p.counter(15.2, 1.8, 3.2, 0.65) +
      p.hob(16.2, 2.1) +
      p.sink(17.5, 2.1) +
      p.counter(16.4, 3.5, 1.6, 0.9) +
      p.sofa(13.4, 9.8, 'up', 3.0) +
      p.sofa(11.2, 8.4, 'right', 2.2) +
      p.table(13.4, 8.4, 1.4, 0.8, 0.1) +
      p.chair(15.2, 8.0, 'left') +
      p.chair(15.2, 8.9, 'left') +
      p.seated(16.6, 7.0, 2.6, 1.0, 3) +
      p.car(4.4, 12.0, 'right') +
      p.car(4.4, 14.0, 'right') +
      [1.0, 3.4, 5.8, 8.2, 10.6].map((y) => p.plant(21.6 + (y % 2), y, 0.75)).join('') +
      [0.8, 4.0, 7.0, 14.2, 19.6].map((x) => p.plant(x, 0.8, 0.5)).join('') +
      p.plant(1.4, 3.4, 0.7) +
      p.plant(1.4, 7.6, 0.7) +
      p.plant(20.6, 13.4, 0.9) +
      p.table(19.6, 11.4, 0.7, 1.8, 0.1) +
      p.wall(0.2, 0, 0, 9.0, 0) +
      p.wall(0.2, 12, 0, 24, 0, 24, 15, 8.4, 15) +
      p.wall(0.2, 0, 0, 0, 10.6) +
      p.wall(0.2, 0, 15, 8.4, 15) +
      p.dashed('M0 10.9V14.7') +
      p.dashed('M9.2 0h2.6'),
  );
