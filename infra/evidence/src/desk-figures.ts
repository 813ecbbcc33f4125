/** One journey of staff, as a browser went it. */
export interface Figure {
  journey: string;
  language: string;
  width: number;
  steps: number;
  seconds: number;
}

/** In the order of a week. */
export const journeys = ['enter', 'assign', 'call', 'viewing', 'win', 'import', 'erase', 'clash'] as const;
export const desks = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
  { language: 'ar', width: 390 },
] as const;

/** @param text lines of journey, language, width, steps and seconds */
export function figuresIn(text: string): Figure[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [journey = '', language = '', width, steps, seconds] = line.split('\t');
      return { journey, language, width: Number(width), steps: Number(steps), seconds: Number(seconds) };
    });
}

/** Every journey at every desk; null where it was not measured. */
export function inOrder(figures: readonly Figure[]): { journey: string; at: (Figure | null)[] }[] {
  return journeys.map((journey) => ({
    journey,
    at: desks.map(
      ({ language, width }) =>
        figures.find((one) => one.journey === journey && one.language === language && one.width === width) ?? null,
    ),
  }));
}

export function fileOf(figures: readonly Figure[]): string {
  const lines = inOrder(figures).flatMap(({ at }) => at.filter((one) => one !== null));
  return ['journey\tlanguage\twidth\tsteps\tseconds', ...lines.map((one) => Object.values(one).join('\t')), ''].join(
    '\n',
  );
}

export function tableOf(figures: readonly Figure[]): string {
  const heads = desks.map(({ language, width }) => `${language} ${String(width)} px`);
  const cell = (one: Figure | null): string =>
    one === null ? 'not measured' : `${String(one.steps)}, ${one.seconds.toFixed(1)} s`;
  return [
    `| steps and seconds | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '--:|').join('')}`,
    ...inOrder(figures).map(({ journey, at }) => `| ${[journey, ...at.map(cell)].join(' | ')} |`),
  ].join('\n');
}
