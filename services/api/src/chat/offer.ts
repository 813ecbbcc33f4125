import type { Reply } from './answer-parts.ts';
import { contactLink } from './handover.ts';

/** As many as the contract takes. */
const mostLinks = 4;

/**
 * The offer to leave one's details: with it whoever was shown listings finds the way to the enquiry form as well; without
 * it no answer leads there, and the ways to call or write remain.
 */
export function withOffer(reply: Reply, offered: boolean): Reply {
  const { links, listings } = reply;
  const has = links.some(({ kind }) => kind === 'contact');
  if (!offered) return has ? { ...reply, links: links.filter(({ kind }) => kind !== 'contact') } : reply;
  return has || listings.length === 0 || links.length >= mostLinks
    ? reply
    : { ...reply, links: [...links, contactLink] };
}
