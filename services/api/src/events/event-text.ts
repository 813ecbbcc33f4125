import type { ChangeKind } from '@manzil/core/changes/change';

/** ms until a browser comes back after its stream ended. */
const comeBackMs = 2_000;

/** Of a stream: what was shown before may be old, so all is looked at again. */
export const beginning = `retry: ${String(comeBackMs)}\nevent: again\ndata: {}\n\n`;
export const again = 'event: again\ndata: {}\n\n';
/** A comment: keeps proxies from giving the stream up. */
export const heartbeat = ':\n\n';

export const changed = (kinds: readonly ChangeKind[]): string =>
  `event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`;
