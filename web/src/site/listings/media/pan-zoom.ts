/** How a plan lies under its frame. No IO. */

export interface View {
  /** 1 shows the whole. */
  scale: number;
  /** Of the middle, in pixels. */
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
/** Beyond it a stored picture has nothing more to show. */
export const largest = 4;
/** Of a button or a key. */
export const step = 1.5;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Never farther than its edge to the frame's. */
function held({ scale, x, y }: View, frame: Size): View {
  const free = (side: number) => (side * (scale - 1)) / 2;
  const [wide, high] = [free(frame.width), free(frame.height)];
  return { scale, x: between(x, -wide, wide), y: between(y, -high, high) };
}

export function moved(view: View, by: Point, frame: Size): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** What lies under `at` stays under it. @param at from the frame's middle */
export function zoomed(view: View, factor: number, frame: Size, at: Point = { x: 0, y: 0 }): View {
  const scale = between(view.scale * factor, 1, largest);
  const grown = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}
