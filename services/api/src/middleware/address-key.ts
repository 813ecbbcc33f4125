import { isIPv6 } from 'node:net';

/** The first 64 bits of IPv6: a customer chooses the others (RFC 6177). */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(address) ? network64(address) : address;
}

function network64(address: string): string {
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest);
  const first = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
