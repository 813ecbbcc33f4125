import * as p from './paper.ts';
import { bench } from './offices.ts';

export const warehouse = (): string => {
  const docks = [4, 9, 14, 19, 24];
  return p.plan(
    42,
    26,
    p.floor(0, 0, 42, 20, 'stone') +
      p.floor(0, 20, 42, 6, 'hall') +
      p.floor(34, 0, 8, 20, 'room') +
      p.floor(34, 0, 8, 4, 'wet') +
      p.walls(0, 0, 42, 20, 0.5) +
      p.wall(0.34, 34, 0, 34, 20) +
      p.wall(0.26, 34, 4, 42, 4) +
      p.wall(0.26, 34, 9.4, 42, 9.4) +
      p.wall(0.22, 38, 0, 38, 4) +
      docks
        .map(
          (x) => p.glass(x, 20, 3.2, 'x', 0.5) + p.dashed(`M${String(x - 0.4)} 20.4v5.4M${String(x + 3.6)} 20.4v5.4`),
        )
        .join('') +
      [1.4, 4.6, 5.8, 9.0, 10.2].map((y) => p.rack(2.2, y, 10)).join('') +
      [8, 16, 24].flatMap((x) => [0.5, 13.6].map((y) => p.column(x, y, 0.7))).join('') +
      p.dashed('M1 12.8H33M1 17.6H33') +
      p.door(34, 13.4, -1.4, 'y', -1, 0.4) +
      p.door(36.4, 20, 1.6, 'x', -1, 0.56) +
      p.door(36.0, 4, 1.2, 'x', -1, 0.3) +
      p.door(39.4, 4, 1.2, 'x', -1, 0.3) +
      p.door(37.4, 9.4, 1.3, 'x', -1, 0.3) +
      p.glass(42, 5, 3.6, 'y', 0.5) +
      p.glass(42, 10.6, 8.0, 'y', 0.5) +
      p.wc(34.9, 0.9, 'down') +
      p.wc(36.2, 0.9, 'down') +
      p.basin(37.2, 0.7, 'down') +
      p.wc(38.9, 0.9, 'down') +
      p.wc(40.2, 0.9, 'down') +
      p.basin(41.2, 0.7, 'down') +
      p.seated(38, 6.7, 3.6, 1.3, 4) +
      bench(37, 12.2) +
      bench(40, 12.2) +
      bench(40, 15.4) +
      p.counter(35.2, 16.4, 0.9, 2.6) +
      p.sofa(40.8, 18.4, 'left', 1.8) +
      p.plant(41.2, 10.2, 0.5) +
      p.plant(34.9, 10.2, 0.5),
  );
};
