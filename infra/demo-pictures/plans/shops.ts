/** Floor plans of shops. */
import * as p from './paper.ts';

/** A shop: display window, sales floor, stock and a washroom behind. */
export const shop = (): string =>
  p.plan(
    14,
    9,
    p.floor(0, 0, 14, 9, 'stone') +
      p.floor(0, 0, 4.0, 9, 'hall') +
      p.floor(0, 6.8, 2.2, 2.2, 'wet') +
      p.walls(0, 0, 14, 9) +
      p.wall(0.16, 4.0, 0, 4.0, 9) +
      p.wall(0.14, 0, 6.8, 2.2, 6.8, 2.2, 9) +
      p.glass(14, 0.6, 3.0, 'y') +
      p.glass(14, 5.4, 3.0, 'y') +
      p.door(14, 3.7, 0.8, 'y', 1) +
      p.door(14, 5.3, -0.8, 'y', 1) +
      p.door(4.0, 5.4, -0.95, 'y', -1, 0.22) +
      p.door(2.2, 8.6, -0.75, 'y', -1, 0.2) +
      p.door(0, 1.0, 1.1, 'y', 1) +
      p.wc(0.6, 7.5, 'right') +
      p.basin(1.4, 8.65, 'up') +
      p.wardrobe(0.7, 0.25, 3.0, 0.55) +
      p.wardrobe(3.3, 1.2, 0.55, 2.8) +
      p.wardrobe(0.25, 3.0, 0.55, 3.2) +
      p.wardrobe(4.3, 0.2, 8.6, 0.45) +
      p.wardrobe(4.3, 8.35, 8.6, 0.45) +
      p.rug(9.0, 4.5, 5.4, 2.6) +
      p.table(7.4, 4.5, 1.4, 1.0) +
      p.table(10.4, 4.5, 1.4, 1.0) +
      p.disc(8.9, 2.6, 0.5) +
      p.disc(8.9, 6.4, 0.5) +
      p.counter(4.9, 2.6, 0.7, 2.4) +
      p.chair(4.5, 3.8, 'right') +
      p.sofa(6.4, 7.6, 'up', 1.6) +
      p.plant(13.2, 0.9) +
      p.plant(13.2, 8.1) +
      p.column(4.0, 0.2, 0.4) +
      p.column(4.0, 8.8, 0.4) +
      p.dashed('M14.7 0V9'),
  );

/** A showroom: open floor behind two glazed sides, lounge and offices at the back. */
export const showroom = (): string =>
  p.plan(
    26,
    16,
    p.floor(0, 0, 26, 16, 'stone') +
      p.floor(0, 0, 5.6, 16, 'hall') +
      p.floor(0, 12.4, 5.6, 3.6, 'wet') +
      p.walls(0, 0, 26, 16, 0.34) +
      p.wall(0.18, 5.6, 0, 5.6, 16) +
      p.wall(0.16, 0, 4.2, 5.6, 4.2) +
      p.wall(0.16, 0, 8.4, 5.6, 8.4) +
      p.wall(0.16, 0, 12.4, 5.6, 12.4) +
      p.wall(0.14, 2.8, 12.4, 2.8, 16) +
      p.glass(6.4, 16, 19, 'x', 0.34) +
      p.glass(26, 0.8, 6.0, 'y', 0.34) +
      p.glass(26, 9.4, 6.0, 'y', 0.34) +
      p.door(26, 7.0, 1.1, 'y', 1, 0.4) +
      p.door(26, 9.2, -1.1, 'y', 1, 0.4) +
      p.door(5.6, 3.6, -0.95, 'y', -1, 0.24) +
      p.door(5.6, 7.8, -0.95, 'y', -1, 0.24) +
      p.door(5.6, 11.8, -0.95, 'y', -1, 0.24) +
      p.door(1.6, 12.4, 0.85, 'x', 1, 0.22) +
      p.door(3.2, 12.4, 0.85, 'x', 1, 0.22) +
      p.desk(2.4, 1.8, 'down') +
      p.desk(2.4, 6.0, 'down') +
      p.seated(2.5, 10.4, 2.4, 1.0, 3) +
      p.wc(0.6, 15.4, 'up') +
      p.basin(1.9, 15.6, 'up') +
      p.wc(3.5, 15.4, 'up') +
      p.basin(4.8, 15.6, 'up') +
      p.car(11.0, 11.6, 'down') +
      p.car(16.0, 11.6, 'down') +
      p.car(21.0, 11.6, 'down') +
      p.car(21.4, 4.2, 'right') +
      p.rug(11.2, 4.2, 5.4, 3.6) +
      p.sofa(9.2, 4.2, 'right', 2.6) +
      p.sofa(11.4, 2.5, 'down', 2.2) +
      p.table(11.3, 4.3, 1.2, 0.8, 0.1) +
      p.chair(13.2, 4.3, 'left') +
      p.counter(15.2, 1.2, 0.9, 3.2) +
      [10, 17.4].flatMap((x) => [7.4].map((y) => p.column(x, y))).join('') +
      p.plant(6.4, 0.8, 0.5) +
      p.plant(25.2, 15.2, 0.5) +
      p.plant(6.4, 15.2, 0.5),
  );
