/** Whether somebody is at the keyboard: what a page asks by itself must not keep a session alive for ever. */

/** A request within this time of a key, a click or a scroll is on behalf of a person (ms). */
const presentMs = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

let lastSign = Date.now();
let watching = false;

/** Begins to watch for signs of a person. To be called by the admin; visitors have no session to keep alive. */
export function watchPresence(): void {
  if (watching) return;
  watching = true;
  const note = (): void => {
    lastSign = Date.now();
  };
  note();
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** What tells the server that nobody asked for this. */
export function presenceHeaders(): Record<string, string> {
  return watching && Date.now() - lastSign > presentMs ? { 'X-Background': '1' } : {};
}
