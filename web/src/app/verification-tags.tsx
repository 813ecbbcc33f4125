import { createContext, useContext } from 'react';
import type { VerificationTag } from '#lib/request-context.ts';

/** On the server only; the browser finds them in the head. */
export const VerificationContext = createContext<readonly VerificationTag[]>([]);

/** By them Facebook and others know whose site this is. */
export function VerificationTags() {
  return useContext(VerificationContext).map(({ name, content }) => <meta key={name} name={name} content={content} />);
}
