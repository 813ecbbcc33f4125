/** Floor plans of small apartments. */
import * as p from './paper.ts';

/** A studio: bed niche, kitchen along the wall, bath by the door. */
export const studio = (): string =>
  p.plan(
    9.6,
    6.4,
    p.floor(0, 0, 9.6, 5.0, 'room') +
      p.floor(0, 5.0, 9.6, 1.4, 'open') +
      p.floor(0, 0, 2.4, 2.6, 'wet') +
      p.floor(0, 2.6, 2.4, 2.4, 'hall') +
      p.rug(6.4, 3.4, 2.6, 2.0) +
      p.walls(0, 0, 9.6, 5.0) +
      p.wall(0.14, 2.4, 0, 2.4, 3.3) +
      p.wall(0.14, 0, 2.6, 2.4, 2.6) +
      p.door(0, 4.4, -0.95, 'y', 1) +
      p.door(0.5, 2.6, 0.8, 'x', -1, 0.18) +
      p.glass(3.0, 5.0, 6.2, 'x') +
      p.wc(0.6, 0.55, 'down') +
      p.basin(1.55, 0.42, 'down') +
      p.shower(1.3, 1.5, 1.0, 1.0) +
      p.wardrobe(1.55, 2.75, 0.6, 2.1) +
      p.counter(2.55, 0.15, 3.2, 0.62) +
      p.hob(3.4, 0.46) +
      p.sink(4.9, 0.46) +
      p.seated(4.0, 2.2, 1.2, 0.8, 1) +
      p.bed(8.3, 1.4, 'down', 1.6) +
      p.sofa(6.4, 2.6, 'down', 2.0) +
      p.disc(6.4, 3.7, 0.4) +
      p.counter(5.6, 4.55, 1.6, 0.32) +
      p.plant(9.1, 4.5) +
      p.wall(0.08, 0, 6.4, 9.6, 6.4) +
      p.wall(0.08, 0, 5.0, 0, 6.4) +
      p.wall(0.08, 9.6, 5.0, 9.6, 6.4) +
      p.disc(2.0, 5.7, 0.35) +
      p.chair(1.3, 5.7, 'right') +
      p.chair(2.7, 5.7, 'left') +
      p.plant(8.9, 5.8, 0.45),
  );

/** Two bedrooms on either side of the living room. */
export const twoBedrooms = (): string =>
  p.plan(
    14.4,
    9.2,
    p.floor(0, 0, 14.4, 7.8, 'room') +
      p.floor(4.4, 7.8, 5.8, 1.4, 'open') +
      p.floor(0, 0, 4.4, 2.4, 'wet') +
      p.floor(10.2, 0, 2.1, 2.4, 'wet') +
      p.floor(4.4, 0, 5.8, 1.9, 'hall') +
      p.rug(7.3, 5.7, 3.4, 2.4) +
      p.walls(0, 0, 14.4, 7.8) +
      p.wall(0.14, 4.4, 0, 4.4, 7.8) +
      p.wall(0.14, 10.2, 0, 10.2, 7.8) +
      p.wall(0.14, 0, 2.4, 4.4, 2.4) +
      p.wall(0.14, 10.2, 2.4, 14.4, 2.4) +
      p.wall(0.14, 12.3, 0, 12.3, 2.4) +
      p.door(5.0, 0, 1.0, 'x', 1) +
      p.door(4.4, 3.7, -0.85, 'y', -1, 0.18) +
      p.door(10.2, 3.6, -0.85, 'y', 1, 0.18) +
      p.door(3.3, 2.4, 0.8, 'x', -1, 0.18) +
      p.door(10.2, 0.95, 0.8, 'y', 1, 0.18) +
      p.door(12.6, 2.4, 0.9, 'x', 1, 0.18) +
      p.glass(0.7, 7.8, 3.0, 'x') +
      p.glass(4.8, 7.8, 5.0, 'x') +
      p.glass(10.7, 7.8, 3.0, 'x') +
      p.glass(0, 4.4, 2.2, 'y') +
      p.wc(0.6, 0.6, 'down') +
      p.basin(1.7, 0.45, 'down') +
      p.bath(0.2, 1.5, 1.8, 0.78) +
      p.shower(3.2, 0.2, 1.05, 1.05) +
      p.wc(11.0, 0.55, 'down') +
      p.basin(11.75, 0.44, 'down') +
      p.wardrobe(12.5, 0.2, 1.75, 0.6) +
      p.wardrobe(0.2, 2.6, 2.6, 0.6) +
      p.bed(1.4, 5.3, 'right', 1.8) +
      p.bed(13.15, 5.3, 'left', 1.6) +
      p.wardrobe(10.35, 4.6, 0.6, 2.4) +
      p.counter(7.0, 0.15, 3.1, 0.62) +
      p.hob(7.8, 0.46) +
      p.sink(9.3, 0.46) +
      p.counter(7.1, 1.75, 2.6, 0.8) +
      p.chair(7.7, 2.75, 'up') +
      p.chair(8.4, 2.75, 'up') +
      p.chair(9.1, 2.75, 'up') +
      p.seated(5.6, 3.0, 0.9, 1.8, 2, 'y') +
      p.sofa(5.2, 5.8, 'right', 2.4) +
      p.table(7.2, 5.8, 0.7, 1.2, 0.1) +
      p.chair(8.7, 5.4, 'left') +
      p.chair(8.7, 6.3, 'left') +
      p.plant(9.8, 7.3) +
      p.plant(0.5, 7.3) +
      p.wall(0.08, 4.4, 7.9, 4.4, 9.2, 10.2, 9.2, 10.2, 7.9) +
      p.chair(6.5, 8.5, 'right') +
      p.disc(7.3, 8.5, 0.38) +
      p.chair(8.1, 8.5, 'left'),
  );
