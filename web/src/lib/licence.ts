import { createContext, useContext } from 'react';

/** On the server only; the browser finds it in the head. */
export const LicenceContext = createContext<string | null>(null);
export const licenceTag = 'broker-licence';

/** The broker's licence number; null where staff gave none. */
export function useLicence(): string | null {
  const given = useContext(LicenceContext);
  if (typeof document === 'undefined') return given;
  return document.querySelector<HTMLMetaElement>(`meta[name=${licenceTag}]`)?.content ?? null;
}
