/** Texts that staff send again and again, with places for what differs. Also for browsers. */

/** `snippet`: put into a text where the cursor stands. */
export const templateKinds = ['whatsapp', 'email', 'snippet'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What may stand between two pairs of braces. */
export const placeholders = [
  'firstName',
  'lastName',
  'listing',
  'listingLink',
  'price',
  'reference',
  'agentName',
  'agency',
] as const;
export type Placeholder = (typeof placeholders)[number];
export type MessageValues = Partial<Record<Placeholder, string>>;

export const mostTemplates = 200;
export const mostMessageCharacters = 5_000;
export const mostSubjectCharacters = 200;

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name);
/** Also what was opened and never closed. */
const anyPlace = /\{\{([^{}]*)(?:\}\})?/g;

/** As written, each once, with what is between the braces trimmed. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(anyPlace)].map(([, name = '']) => name.trim()))];
}

/** What nobody can fill in, such as a name that is mistyped or was not closed. */
export function unknownPlaces(text: string): string[] {
  const wrong = [...text.matchAll(anyPlace)].filter(
    ([whole, name = '']) => !whole.endsWith('}}') || !isPlaceholder(name.trim()),
  );
  return [...new Set(wrong.map(([whole]) => whole.trim().slice(0, 40)))];
}

/** What has no value stays as it is, to be filled in by hand. */
export const fillIn = (text: string, values: MessageValues): string =>
  text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
    const known = name.trim();
    return (isPlaceholder(known) ? values[known] : undefined) ?? whole;
  });
