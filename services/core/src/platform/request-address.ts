/** The client's address of the request that is being answered, for the audit log; nothing else may keep it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';

const scope = new AsyncLocalStorage<string | null>();

/** Runs `work`, and whatever it begins, as done for this address; one that cannot be read counts as none. */
export function forAddress<T>(address: string | undefined, work: () => T): T {
  return scope.run(readable(address ?? ''), work);
}

/** Null outside a request. */
export function requestAddress(): string | null {
  return scope.getStore() ?? null;
}

/** Without the zone of an interface, and an IPv4 address as itself. */
function readable(address: string): string | null {
  const plain = address.replace(/%[^]*/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? null : plain;
}
