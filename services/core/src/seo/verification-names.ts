import type { components } from '@manzil/contract/api';
import { ownValue } from '../platform/own-value.ts';

type Name = NonNullable<components['schemas']['MetaTagWrite']['tagName']>;

const names: Record<Name, true> = {
  'facebook-domain-verification': true,
  'google-site-verification': true,
  'msvalidate.01': true,
  'yandex-verification': true,
  'p:domain_verify': true,
  'baidu-site-verification': true,
  'naver-site-verification': true,
  'tiktok-developers-site-verification': true,
  'norton-safeweb-site-verification': true,
  'ahrefs-site-verification': true,
};

/**
 * Names by which services learn whose site this is: those that staff may save. Others, such as `referrer` or `robots`, would
 * change how pages work; older rows may have them.
 */
export const verificationNames: ReadonlySet<string> = new Set(Object.keys(names));

/** For rows without a name of their own. */
const usualNames: Record<string, string> = { facebook: 'facebook-domain-verification' };

interface StoredTag {
  platform: string;
  tagName: string | null;
}

/** Under which name the pages carry a tag that is switched on. @returns null for one that they leave out */
export function nameOnPages({ platform, tagName }: StoredTag): string | null {
  const name = tagName ?? ownValue(usualNames, platform.toLowerCase());
  return name !== undefined && verificationNames.has(name) ? name : null;
}
