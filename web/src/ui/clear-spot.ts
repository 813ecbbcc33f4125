/** What a visitor may want to press; of staff's screens the bar alone, whose tables are links throughout. */
const actions =
  '[data-bottom-bar], :is([data-keep-clear], [role=dialog], dialog[open]) :is(a[href], button, input, select, textarea, summary)';
const stepPx = 8;
const settledMs = 120;

export interface Span {
  top: number;
  bottom: number;
}

/**
 * How far a box must be lifted from the lower edge of the screen to lie on no obstacle; else where it lies on the fewest, the
 * lowest of these. All in pixels.
 */
export function liftOf(height: number, screen: number, obstacles: readonly Span[]): number {
  const hits = (by: number): number =>
    obstacles.filter(({ top, bottom }) => top < screen - by && bottom > screen - by - height).length;
  let best = { lift: 0, hits: hits(0) };
  for (let lift = stepPx; best.hits > 0 && lift <= screen - height; lift += stepPx) {
    const found = hits(lift);
    if (found < best.hits) best = { lift, hits: found };
  }
  return best.lift;
}

function place(box: HTMLElement): void {
  const { left, right, height } = box.getBoundingClientRect();
  const obstacles = [...document.querySelectorAll(actions)]
    .filter((one) => !box.contains(one) && one.closest('[aria-hidden=true], [inert]') === null)
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0 && one.left < right && one.right > left);
  box.style.bottom = `${String(liftOf(height, window.innerHeight, obstacles))}px`;
}

/** Keeps a box at the foot of the screen off every action, also after scrolling. @returns ends it */
export function keepClear(box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => place(box), settledMs);
  };
  place(box);
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', later);
    removeEventListener('resize', later);
  };
}
