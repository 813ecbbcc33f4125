import {
  fillIn,
  type MessageValues,
  type Placeholder,
  placeholders,
  placesIn,
} from '@manzil/core/leads/message-template';
import type { Language } from '#i18n/language.ts';
import type { Wrong } from '#staff-ui/form/use-record-form.ts';
import type { MessageTemplate } from '../api/templates.ts';

export interface WritingValues {
  language: Language;
  /** Id of a template; empty: none. */
  template: string;
  subject: string;
  text: string;
}

/** In one language, with what is known. */
export function filledIn(template: MessageTemplate, language: Language, values: MessageValues) {
  const [subject, text] = language === 'ar' ? [template.subjectAr, template.textAr] : [template.subject, template.text];
  return { subject: fillIn(subject ?? '', values), text: fillIn(text, values) };
}

/** What somebody still has to fill in, as its name; another word between braces stands as it is. */
export const openPlaces = ({ subject, text }: Pick<WritingValues, 'subject' | 'text'>): string[] =>
  placesIn(`${subject} ${text}`);

export const isPlace = (name: string): name is Placeholder => placeholders.some((one) => one === name);

/** @param hasSubject of an e-mail */
export function wrongWriting(
  { subject, text }: WritingValues,
  hasSubject: boolean,
  words: { subject: string; text: string; unfilled: string },
): Wrong<WritingValues> {
  const wrong: Wrong<WritingValues> = {};
  if (text.trim() === '') wrong.text = words.text;
  else if (placesIn(text).length > 0) wrong.text = words.unfilled;
  if (!hasSubject) return wrong;
  if (subject.trim() === '') wrong.subject = words.subject;
  else if (placesIn(subject).length > 0) wrong.subject = words.unfilled;
  return wrong;
}
