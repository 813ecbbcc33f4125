import { useContext } from 'react';
import { LicenceContext, licenceTag } from '#lib/licence.ts';

/** For `useLicence` in the browser. */
export function LicenceTag() {
  const licence = useContext(LicenceContext);
  return licence === null ? null : <meta name={licenceTag} content={licence} />;
}
