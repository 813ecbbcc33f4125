import { changeKinds, type ChangeKind } from './live-addresses.ts';

export interface Heard {
  onChanged: (kinds: readonly ChangeKind[]) => void;
  /** Whether changes are heard from now on. */
  onUp: (up: boolean) => void;
}

/** Where the server refused, which a browser takes for the end. */
const tryAgainMs = 30_000;

/** The browser's own stream, which comes back by itself after an outage. @returns closes it */
export function openStream({ onChanged, onUp }: Heard): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource('/api/events');
    source.addEventListener('again', () => {
      onUp(true);
      onChanged(changeKinds);
    });
    source.addEventListener('changed', ({ data }) => onChanged(readKinds(String(data))));
    source.addEventListener('error', () => {
      onUp(false);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, tryAgainMs);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
    onUp(false);
  };
}

/** Those that this page knows: a server may be newer. */
export function readKinds(data: string): ChangeKind[] {
  try {
    const { kinds } = JSON.parse(data) as { kinds?: unknown };
    return Array.isArray(kinds) ? changeKinds.filter((kind) => kinds.includes(kind)) : [];
  } catch {
    return [];
  }
}
