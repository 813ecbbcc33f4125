/** Text made safe for HTML, as a template tag: what is put in is escaped unless it is HTML already. */
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

export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(parts.reduce((text, part, i) => text + asHtml(values[i - 1]) + part));
}

function asHtml(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(asHtml).join('');
  if (value === null || value === undefined) return '';
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign]!);
}
