import { everyNth } from './dice.ts';
import type { Answer, Asked, Reply, Teller } from './lie.ts';
import { broken } from './speak.ts';

export type Kinds = Partial<Record<Asked['kind'], Teller>>;

export const truly: Teller = (_asked, truth) => truth();

export function byKind(tellers: Kinds): Teller {
  return (asked, truth) => (tellers[asked.kind] ?? truly)(asked, truth);
}

export function onLeads(teller: Teller): Teller {
  return byKind({ write: teller, lookup: teller });
}

export function oneIn(n: number, teller: Teller): Teller {
  const strikes = everyNth(n);
  return (asked, truth) => (strikes() ? teller(asked, truth) : truth());
}

export function changed(change: (answer: Answer, asked: Asked) => Reply): Teller {
  return (asked, truth) => change(truth(), asked);
}

export function instead(reply: Reply): Teller {
  return () => reply;
}

/** Carried out every second time. */
export function carriedOutOrNot(reply: Reply): Teller {
  const reaches = everyNth(2);
  return (_asked, truth) => {
    if (reaches()) truth();
    return reply;
  };
}

/** Stored and never answered: the CRM must be asked. */
export const cutWrites = (): Teller =>
  oneIn(
    3,
    changed(() => broken),
  );

export function page(status: number, words: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const body = `<!doctype html><html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>\n`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}
