/** A page reads without its scripts: they are fetched when its largest picture is painted, or a hand moves. */

const preloads = '<link rel="modulepreload"';
const waitingPreloads = '<link data-late="" rel="late-modulepreload"';
/** As React Router writes it; everything else in it stays. */
const firstScript = /(<script\b[^>]*\btype="module"[^>]*>)([^]*?)(<\/script>)/;
const staticImport = /^import \* as (\w+) from ("[^"\n]+");$/gm;

/** Ms after which scripts wait for no picture. */
const longestWait = 4_000;

/** @param page as rendered; comes back as it was where the script of React Router is not as known */
export function withLateScripts(page: string): string {
  const [, opening, body, closing] = firstScript.exec(page) ?? [];
  if (opening === undefined || body === undefined || closing === undefined) return page;
  const later = body.replaceAll(staticImport, 'const $1 = await import($2);');
  if (later === body || /^import\b(?!\()/m.test(later)) return page;
  const start = `await (${untilPainted.toString()})(${String(longestWait)});\n(${fetchTogether.toString()})();\n`;
  return page.replace(firstScript, () => opening + start + later + closing).replaceAll(preloads, waitingPreloads);
}

/**
 * Runs in the browser, alone: resolves when what was asked for with the page is decoded and painted, with the first sign of a hand,
 * or after so many ms.
 */
export function untilPainted(longest: number): Promise<void> {
  return new Promise((resolve) => {
    // a pointer that rests is told of too, when the page appears under it
    const rests = (event: Event) =>
      event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;
    const signs = new AbortController();
    const go = () => {
      signs.abort();
      resolve();
    };
    setTimeout(go, longest);
    for (const sign of ['pointerdown', 'keydown', 'focusin', 'pointermove'])
      addEventListener(sign, (event) => rests(event) || go(), { capture: true, passive: true, signal: signs.signal });
    // nothing is painted there
    if (document.hidden) return go();
    const painted = () => {
      const pictures = [...document.images].filter(({ complete, loading }) => complete && loading !== 'lazy');
      const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
      // the second frame begins when the first is painted
      void Promise.all(decoded).then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));
    };
    if (document.readyState === 'complete') painted();
    else addEventListener('load', painted, { once: true });
  });
}

/** Runs in the browser, alone. */
function fetchTogether(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) link.rel = 'modulepreload';
}
