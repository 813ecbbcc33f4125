import type { Reply } from './answer-parts.ts';
import { contactLink } from './handover.ts';

/** The contract's most. */
const mostLinks = 4;

/** Else no answer leads to the enquiry form. */
export function withOffer(reply: Reply, offered: boolean): Reply {
  const { links, listings } = reply;
  const has = links.some(({ kind }) => kind === 'contact');
  if (!offered) return has ? { ...reply, links: links.filter(({ kind }) => kind !== 'contact') } : reply;
  return has || listings.length === 0 || links.length >= mostLinks
    ? reply
    : { ...reply, links: [...links, contactLink] };
}
