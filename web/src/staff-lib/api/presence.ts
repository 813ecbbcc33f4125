/** Polling must not keep a session alive when nobody is there. */

/** Calls count as a person's so long after a key, click or scroll. */
const presentMs = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

let lastSign = Date.now();
let watching = false;

/** Only for the admin: visitors have no session. */
export function watchPresence(): void {
  if (watching) return;
  watching = true;
  const note = (): void => {
    lastSign = Date.now();
  };
  note();
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** Tell the server that no person caused this. */
export function presenceHeaders(): Record<string, string> {
  return watching && Date.now() - lastSign > presentMs ? { 'X-Background': '1' } : {};
}
