/** A template tag that escapes what is not HTML already. */
import { ownValue } from '@manzil/core/platform/own-value';
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | string | number | null | undefined | readonly Value[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + asHtml(values[i - 1]) + part));
}

function asHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(asHtml).join('');
  return String(value).replace(/[&<>"']/g, (sign) => ownValue(entities, sign)!);
}
