import { createContext, useContext } from 'react';
import type { VerificationTag } from '#lib/request-context.ts';

/** Set while a page is rendered on the server; in the browser there is nothing left to do, the tags stay in the head. */
export const VerificationContext = createContext<readonly VerificationTag[]>([]);

/** The tags by which Facebook and others know whose site this is, from the admin. */
export function VerificationTags() {
  return useContext(VerificationContext).map(({ name, content }) => <meta key={name} name={name} content={content} />);
}
