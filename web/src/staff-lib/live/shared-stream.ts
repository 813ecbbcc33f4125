/** One stream for all tabs of a browser: over HTTP/1.1 it has six connections to us, and a stream keeps one. */
import type { ChangeKind } from './live-addresses.ts';
import { type Heard, openStream } from './stream.ts';

type Message = { say: 'up'; up: boolean } | { say: 'changed'; kinds: readonly ChangeKind[] } | { say: 'hello' };

export interface SharedStream {
  /** Whether this tab is the one that does what is to be done once. */
  leads: () => boolean;
  close: () => void;
}

/**
 * The tab that has the lock has the stream and tells the others; when it is closed the next one takes over. Without locks (a page
 * over plain http) each tab has its own.
 * @param name of whoever is signed in: two accounts share nothing
 */
export function shareStream(name: string, heard: Heard): SharedStream {
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks == null || typeof BroadcastChannel === 'undefined') return { leads: () => true, close: openStream(heard) };
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  let leading = false;
  let isUp = false;
  const tell = (message: Message): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    if (!closing.signal.aborted) channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.say === 'hello') {
      if (leading) tell({ say: 'up', up: isUp });
    } else if (data.say === 'up') heard.onUp(data.up);
    else heard.onChanged(data.kinds);
  });
  tell({ say: 'hello' });
  const lead = async (): Promise<void> => {
    leading = true;
    const close = openStream({
      onUp: (up) => {
        isUp = up;
        heard.onUp(up);
        tell({ say: 'up', up });
      },
      onChanged: (kinds) => {
        heard.onChanged(kinds);
        tell({ say: 'changed', kinds });
      },
    });
    await new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    close();
  };
  // a tab that closes before its turn has given it up
  locks.request(name, { signal: closing.signal }, lead).catch(() => undefined);
  return {
    leads: () => leading,
    close: () => {
      closing.abort();
      channel.close();
    },
  };
}
