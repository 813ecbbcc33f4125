import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentKinds, consentText, consentTexts, findConsentText, isConsentVersion } from './consent-texts.ts';

const all = consentKinds.flatMap((kind) => [...consentTexts[kind]]);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Of what people agreed to: an entry is added with each text, and none is ever changed. */
const frozen = {
  'enquiry-2025-06-15': ['ZG-G9IWiqwNa', 'RQ-oOg10o4gi'],
  'newsletter-2025-06-15': ['BbBI35w4abed', '-NEuTrHMyTfF'],
};

test('what people agreed to stays word for word as it was shown [M-875]', () => {
  expect(Object.fromEntries(all.map(({ version, en, ar }) => [version, [hashOf(en), hashOf(ar)]]))).toEqual(frozen);
});

test('each version names its kind and day, once; forms show the newest', () => {
  for (const kind of consentKinds) {
    const versions = consentTexts[kind].map(({ version }) => version);
    for (const version of versions) expect(version).toMatch(new RegExp(`^${kind}-\\d{4}-\\d{2}-\\d{2}$`));
    expect(versions).toEqual([...new Set(versions)].toSorted());
    expect(consentText(kind).version).toBe(versions.at(-1));
  }
});

test('a version of another kind, or that was never shown, is none', () => {
  expect(isConsentVersion('newsletter', consentText('newsletter').version)).toBe(true);
  expect(isConsentVersion('newsletter', consentText('enquiry').version)).toBe(false);
  expect(findConsentText('newsletter-1999-01-01')).toBeNull();
  expect(findConsentText(consentText('enquiry').version)).toBe(consentText('enquiry'));
});
