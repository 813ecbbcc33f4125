import { type TemplateKind, unknownPlaces } from '@manzil/core/leads/message-template';
import type { Wrong } from '#staff-ui/form/use-record-form.ts';
import type { MessageTemplate, TemplateContent } from '../api/templates.ts';

export interface TemplateValues {
  kind: TemplateKind;
  name: string;
  nameAr: string;
  subject: string;
  subjectAr: string;
  text: string;
  textAr: string;
}

export const startValues = (template: MessageTemplate | null): TemplateValues => ({
  kind: template?.kind ?? 'whatsapp',
  name: template?.name ?? '',
  nameAr: template?.nameAr ?? '',
  subject: template?.subject ?? '',
  subjectAr: template?.subjectAr ?? '',
  text: template?.text ?? '',
  textAr: template?.textAr ?? '',
});

export const toBody = ({ subject, subjectAr, ...values }: TemplateValues): TemplateContent => ({
  ...values,
  subject: values.kind === 'email' ? subject : null,
  subjectAr: values.kind === 'email' ? subjectAr : null,
});

/** @param unknown says which places nobody can fill in */
export function wrongValues(
  values: TemplateValues,
  words: { required: string; unknown: (places: string[]) => string },
): Wrong<TemplateValues> {
  const subjects = values.kind === 'email' ? (['subject', 'subjectAr'] as const) : [];
  const wrong: Wrong<TemplateValues> = {};
  for (const name of [...subjects, 'name', 'nameAr', 'text', 'textAr'] as const) {
    const places = name.startsWith('name') ? [] : unknownPlaces(values[name]);
    if (values[name].trim() === '') wrong[name] = words.required;
    else if (places.length > 0) wrong[name] = words.unknown(places);
  }
  return wrong;
}
