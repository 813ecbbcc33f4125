/** Which list of listings this tab showed last: 'All properties' leads back to it. */

const key = 'manzil:list';

export interface LastList {
  /** With its query, in the language it was read in. */
  address: string;
  /** Its place in the tab's history; null where the router keeps none. */
  step: number | null;
}

/** Of the router: how far the tab has gone. */
export const historyStep = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
};

export function rememberList(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, step: historyStep() } satisfies LastList));
  } catch {
    // storage is off: the link leads to the whole list
  }
}

/** As stored: the same text for the same list. */
export function storedList(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null for anything but an address of ours. */
export function readList(stored: string | null): LastList | null {
  try {
    const { address, step } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Record<keyof LastList, unknown>>;
    return typeof address === 'string' && /^(\/(en|ar))?\/properties(-en)?(\/for-|\?|$)/.test(address)
      ? { address, step: typeof step === 'number' ? step : null }
      : null;
  } catch {
    return null;
  }
}
