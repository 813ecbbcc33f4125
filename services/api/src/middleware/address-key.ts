import { isIPv6 } from 'node:net';

/** The first 56 bits of IPv6: what a customer is commonly given, who chooses the others (RFC 6177). */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(address) ? network56(address) : address;
}

function network56(address: string): string {
  const [bare = ''] = address.split('%');
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest);
  const first = groups.slice(0, 4).map((group) => parseInt(group, 16));
  const kept = first.map((group, index) => (index === 3 ? group & 0xff00 : group).toString(16));
  return `${kept.join(':')}::/56`;
}
