import { ok, ofRead, sameText, type Check, type Finding } from './check.ts';

// in characters, as engines cut them
const title = { least: 10, most: 70 };
const description = { least: 50, most: 165 };
const fewestWords = 60;
/** On an Arabic page names may stay Latin. */
const leastArabic = 0.5;
const mostLatinRun = 14;

/** A letter with its marks is one. */
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;
const segmenter = new Intl.Segmenter();
const within = (text: string, { least, most }: { least: number; most: number }): Finding => {
  const length = lengthOf(text);
  return text === '' ? null : ok(length >= least && length <= most, String(length));
};

export const contentChecks: readonly Check[] = [
  {
    id: 'title_missing',
    category: 'content',
    severity: 'critical',
    byStaff: true,
    page: ofRead((page) => ok(page.title !== '')),
  },
  {
    id: 'title_length',
    category: 'content',
    severity: 'low',
    byStaff: true,
    page: ofRead((page) => within(page.title, title)),
  },
  {
    id: 'title_duplicate',
    category: 'content',
    severity: 'medium',
    byStaff: true,
    page: ofRead((page, { titles }) =>
      page.title === '' ? null : ok((titles.get(sameText(page.language, page.title)) ?? 1) === 1, page.title),
    ),
  },
  {
    id: 'description_missing',
    category: 'content',
    severity: 'high',
    byStaff: true,
    page: ofRead((page) => ok(page.description !== '')),
  },
  {
    id: 'description_length',
    category: 'content',
    severity: 'low',
    byStaff: true,
    page: ofRead((page) => within(page.description, description)),
  },
  {
    id: 'description_duplicate',
    category: 'content',
    severity: 'medium',
    byStaff: true,
    page: ofRead((page, { descriptions }) =>
      page.description === ''
        ? null
        : ok((descriptions.get(sameText(page.language, page.description)) ?? 1) === 1, page.description),
    ),
  },
  {
    id: 'heading',
    category: 'content',
    severity: 'medium',
    page: ofRead(({ headings }) => ok(headings.length === 1 && headings[0] !== '', String(headings.length))),
  },
  {
    id: 'image_alt',
    category: 'content',
    severity: 'medium',
    byStaff: true,
    page: ofRead(({ images }) => {
      if (images.length === 0) return null;
      const silent = images.filter(({ alt }) => alt === null);
      return ok(silent.length === 0, silent[0]?.src ?? null);
    }),
  },
  {
    id: 'arabic_missing',
    category: 'content',
    severity: 'high',
    byStaff: true,
    page: ofRead(({ language, arabic, latinRun, title: text, headings }) => {
      if (language !== 'ar') return null;
      const named = [text, ...headings].every((line) => /\p{Script=Arabic}/u.test(line));
      return ok(named && arabic >= leastArabic && latinRun <= mostLatinRun, headings[0] ?? null);
    }),
  },
  {
    id: 'thin_text',
    category: 'content',
    severity: 'low',
    byStaff: true,
    page: ofRead(({ words }) => ok(words >= fewestWords, String(words))),
  },
];
