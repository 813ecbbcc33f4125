/** `{name}` stands for a fact of the listing. */
export interface Phrase {
  en: string;
  ar: string;
}

export const demoKinds = ['office', 'retail', 'warehouse', 'apartment', 'villa'] as const;
export type DemoKind = (typeof demoKinds)[number];

/** QAR per square metre, monthly for a rent. */
export type Range = readonly [low: number, high: number];

export interface District extends Phrase {
  /** of textual references */
  code: string;
  city: string;
  /** postal zone of Qatar's address system */
  zone: number;
  latitude: number;
  longitude: number;
  streets: readonly string[];
  near: readonly Phrase[];
  rent: Partial<Record<DemoKind, Range>>;
  sale: Partial<Record<DemoKind, Range>>;
}

export type Facts = Readonly<Record<string, Phrase>>;

/** Throws for a missing fact, so that nothing shows a gap. */
export function fill(phrase: Phrase, facts: Facts): Phrase {
  const put = (text: string, language: keyof Phrase): string =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`no fact "${name}" for: ${text}`);
      return fact[language];
    });
  return { en: put(phrase.en, 'en'), ar: put(phrase.ar, 'ar') };
}
