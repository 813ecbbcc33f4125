import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { gather } from './gather.ts';
import { addressesOf, changeKinds, type ChangeKind } from './live-addresses.ts';
import { shareStream, type SharedStream } from './shared-stream.ts';

/** A burst of changes asks once. */
const everyMs = 1_000;
/** Not all screens of an office in the same moment. */
const spreadMs = 200;
/** Where nothing is heard. */
const pollMs = 30_000;

/**
 * What is on the screen is asked again when it changed, and every 30 s where changes are not heard. Out of sight only the
 * notices are: all else is asked when the page is seen again.
 * @returns whether this tab does what is done once in a browser
 */
export function useLiveUpdates(userId: number): () => boolean {
  const queryClient = useQueryClient();
  const stream = useRef<SharedStream | null>(null);
  useEffect(() => {
    let heard = false;
    const changes = gather<ChangeKind>(
      (kinds) => ask(queryClient, document.hidden ? [...kinds].filter((kind) => kind === 'notices') : [...kinds]),
      () => Math.random() * spreadMs,
      everyMs,
    );
    const opened = shareStream(`manzil-events-${String(userId)}`, {
      onChanged: changes.add,
      onUp: (up) => {
        heard = up;
      },
    });
    stream.current = opened;
    const poll = setInterval(() => {
      if (!heard && !document.hidden) changes.add(changeKinds);
    }, pollMs);
    return () => {
      clearInterval(poll);
      changes.stop();
      opened.close();
      stream.current = null;
    };
  }, [queryClient, userId]);
  return () => stream.current?.leads() ?? false;
}

function ask(queryClient: QueryClient, kinds: readonly ChangeKind[]): void {
  for (const address of new Set(kinds.flatMap((kind) => addressesOf[kind])))
    void queryClient.invalidateQueries({ queryKey: [address], refetchType: 'active' }, { cancelRefetch: false });
}
