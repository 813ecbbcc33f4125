import * as p from './paper.ts';

const core = (x: number, y: number): string =>
  p.floor(x, y, 7.2, 6.4, 'hall') +
  p.floor(x, y, 2.4, 3.0, 'wet') +
  p.floor(x + 4.8, y, 2.4, 3.0, 'wet') +
  p.walls(x, y, 7.2, 6.4, 0.26) +
  p.wall(0.16, x + 2.4, y, x + 2.4, y + 3.0, x, y + 3.0) +
  p.wall(0.16, x + 4.8, y, x + 4.8, y + 3.0, x + 7.2, y + 3.0) +
  p.lift(x + 2.65, y + 0.4, 0.95, 1.9) +
  p.lift(x + 3.6, y + 0.4, 0.95, 1.9) +
  p.stairs(x + 0.3, y + 3.5, 2.2, 2.5) +
  p.wc(x + 0.6, y + 0.6, 'down') +
  p.wc(x + 1.5, y + 0.6, 'down') +
  p.basin(x + 0.7, y + 2.6, 'up') +
  p.wc(x + 5.6, y + 0.6, 'down') +
  p.wc(x + 6.5, y + 0.6, 'down') +
  p.basin(x + 6.4, y + 2.6, 'up') +
  p.door(x + 1.4, y + 3.0, 0.8, 'x', -1, 0.2) +
  p.door(x + 5.0, y + 3.0, 0.8, 'x', -1, 0.2) +
  p.door(x + 3.6, y + 6.4, 1.2, 'x', 1, 0.3);

const tower = (tint: p.Tint): string =>
  p.floor(0, 0, 27, 17, tint) +
  p.walls(0, 0, 27, 17) +
  p.glass(0.8, 17, 25.4, 'x') +
  p.glass(0, 0.8, 15.4, 'y') +
  p.glass(27, 0.8, 15.4, 'y') +
  p.glass(0.8, 0, 8.2, 'x') +
  p.glass(18, 0, 8.2, 'x') +
  [4.5, 9.0, 18.0, 22.5].map((x) => p.column(x, 4.2) + p.column(x, 12.4)).join('') +
  p.column(13.5, 12.4) +
  core(9.9, 0);

export const officeShell = (): string =>
  p.plan(27, 17, tower('stone') + p.dashed('M13.5 6.6V16.8M0.2 8.4H9.8M17.2 8.4H26.8'));

export const officeFitted = (): string =>
  p.plan(
    27,
    17,
    tower('room') +
      p.floor(0.15, 0.15, 4.2, 4.0, 'hall') +
      p.floor(0.15, 4.15, 4.2, 4.0, 'hall') +
      p.floor(22.6, 0.15, 4.25, 6.2, 'hall') +
      p.wall(0.14, 4.35, 0.1, 4.35, 8.15, 0.1, 8.15) +
      p.wall(0.14, 4.35, 4.15, 0.1, 4.15) +
      p.wall(0.14, 22.6, 0.1, 22.6, 6.35, 26.9, 6.35) +
      p.door(4.35, 3.6, -0.9, 'y', -1, 0.2) +
      p.door(4.35, 7.6, -0.9, 'y', -1, 0.2) +
      p.door(22.6, 5.8, -1.0, 'y', 1, 0.2) +
      p.desk(1.9, 1.7, 'down') +
      p.desk(1.9, 5.7, 'down') +
      p.chair(1.5, 3.2, 'up') +
      p.chair(2.4, 3.2, 'up') +
      p.chair(1.9, 7.2, 'up') +
      p.seated(24.7, 3.3, 1.3, 4.4, 5, 'y') +
      p.counter(12.0, 8.4, 3.0, 0.8) +
      p.chair(13.5, 7.9, 'down') +
      p.rug(13.5, 10.6, 4.0, 2.2) +
      p.sofa(12.2, 10.6, 'right', 1.8) +
      p.sofa(14.8, 10.6, 'left', 1.8) +
      p.disc(13.5, 10.6, 0.4) +
      [1.9, 4.4, 6.9].flatMap((x) => [10.2, 14.2].map((y) => bench(x, y))).join('') +
      [19.6, 22.1, 24.6].flatMap((x) => [10.2, 14.2].map((y) => bench(x, y))).join('') +
      p.seated(7.4, 2.2, 2.4, 1.0, 3) +
      p.seated(20.2, 2.2, 2.4, 1.0, 3) +
      p.counter(10.4, 15.9, 6.2, 0.6) +
      p.seated(13.5, 14.2, 1.0, 1.0, 1) +
      p.plant(0.7, 9.0) +
      p.plant(26.3, 7.2) +
      p.plant(10.3, 13.6) +
      p.plant(16.8, 13.6) +
      p.plant(17.8, 7.0, 0.45),
  );

export const bench = (x: number, y: number): string => p.desk(x - 0.42, y, 'right') + p.desk(x + 0.42, y, 'left');

export const officeSmall = (): string =>
  p.plan(
    13.6,
    8.6,
    p.floor(0, 0, 13.6, 8.6, 'room') +
      p.floor(0, 0, 4.2, 3.8, 'hall') +
      p.floor(11.2, 0, 2.4, 2.2, 'wet') +
      p.floor(8.4, 0, 2.8, 2.2, 'stone') +
      p.walls(0, 0, 13.6, 8.6) +
      p.wall(0.14, 4.2, 0, 4.2, 3.8, 0, 3.8) +
      p.wall(0.14, 8.4, 0, 8.4, 2.2, 13.6, 2.2) +
      p.wall(0.14, 11.2, 0, 11.2, 2.2) +
      p.door(6.0, 0, 1.1, 'x', 1) +
      p.door(4.2, 3.3, -0.9, 'y', -1, 0.2) +
      p.door(9.2, 2.2, 0.85, 'x', -1, 0.2) +
      p.door(12.4, 2.2, 0.8, 'x', -1, 0.2) +
      p.glass(0.6, 8.6, 12.4, 'x') +
      p.glass(0, 4.4, 3.6, 'y') +
      p.seated(2.0, 1.9, 1.2, 2.2, 3, 'y') +
      p.counter(8.55, 0.15, 2.5, 0.6) +
      p.sink(9.6, 0.45) +
      p.wc(13.05, 0.7, 'left') +
      p.basin(11.8, 0.42, 'down') +
      p.counter(5.0, 2.4, 2.2, 0.7) +
      p.chair(6.1, 3.4, 'up') +
      [2.0, 5.0, 8.0].map((x) => bench(x, 6.4)).join('') +
      p.desk(11.6, 6.6, 'up') +
      p.wardrobe(12.9, 3.0, 0.5, 2.4) +
      p.sofa(10.2, 3.4, 'down', 1.8) +
      p.plant(0.5, 8.1) +
      p.plant(13.1, 8.1),
  );
