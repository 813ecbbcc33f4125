/** Where the policy asks for Trusted Types, markup reaches a page only by what is here. */

type Policy = Record<'createHTML', (text: string) => string>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

let policy: Policy | undefined;

/**
 * For markup that the api or the editor has cleaned. In browsers with Trusted Types an object that only looks like a string to
 * the types: keep it between renderings, for React writes a new one again.
 */
export function trustedHtml(clean: string): string {
  if (typeof window === 'undefined' || window.trustedTypes === undefined) return clean;
  policy ??= window.trustedTypes.createPolicy('manzil', { createHTML: (text) => text });
  return policy.createHTML(clean);
}

/** A document that shows nothing and runs nothing: any markup may be read there. */
export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(trustedHtml(html), 'text/html');

/** What React writes to make a script element; such a script never runs. */
const emptyScript = '<script></script>';

/** Before React starts: without it React could make no script element (structured data of the next page). */
export function allowReactsScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === emptyScript) return text;
      throw new TypeError('Markup without a policy');
    },
  });
}
