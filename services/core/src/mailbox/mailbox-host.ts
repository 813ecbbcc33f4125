import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { MailboxError } from './mailbox.ts';

/**
 * An administrator names the mail server, which may stand in the office's own network. Never what only the machine itself may
 * ask: link-local addresses, where clouds give out keys, and what is no host at all.
 */
const closed = new BlockList();
closed.addSubnet('0.0.0.0', 8, 'ipv4');
closed.addSubnet('169.254.0.0', 16, 'ipv4');
closed.addSubnet('224.0.0.0', 3, 'ipv4');
closed.addSubnet('fe80::', 10, 'ipv6');
closed.addSubnet('fd00:ec2::', 32, 'ipv6');
closed.addSubnet('ff00::', 8, 'ipv6');
closed.addAddress('::', 'ipv6');

/** Connected to as it stands, so that a second answer of the name leads nowhere else. @throws MailboxError */
export async function mailboxHostAddress(host: string): Promise<string> {
  const found = isIP(host) === 0 ? await resolve(host) : [host];
  if (found.some((address) => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')))
    throw new MailboxError('host_forbidden');
  const [first] = found;
  if (first === undefined) throw new MailboxError('host_unknown');
  return first;
}

async function resolve(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
  } catch (error) {
    throw new MailboxError('host_unknown', error);
  }
}
