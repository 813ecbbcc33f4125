import type { Fault } from '../fault.ts';

/** English and Arabic: texts, plurals, digits, direction, dates, money, areas, the switch between the two. */
export const languageFaults: readonly Fault[] = [
  {
    id: 'languages-01',
    kind: 'combination',
    past: '46bf037',
    harm: 'Under its second address the page of the team shows the names of texts instead of the texts, once the scripts have run.',
    edits: [
      {
        file: 'web/src/i18n/page-areas.ts',
        find: "  agents: ['team'],\n",
        put: '',
      },
    ],
  },
  {
    id: 'languages-02',
    kind: 'edge',
    harm: 'An Arabic list with two results counts them in the form that stands for a hundred.',
    edits: [
      {
        file: 'web/src/i18n/ar/site/listing.ts',
        find: "found_two: 'عقاران',",
        put: "found_two: '{{number}} عقار',",
      },
    ],
  },
  {
    id: 'languages-03',
    kind: 'edge',
    harm: 'With eleven accounts or more the Arabic list of accounts counts them in the wrong form.',
    edits: [
      {
        file: 'web/src/i18n/ar/staff/users.ts',
        find: "found_many: '{{formatted}} حسابًا',",
        put: "found_many: '{{formatted}} حسابات',",
      },
    ],
  },
  {
    id: 'languages-04',
    kind: 'edge',
    harm: 'What happened in Doha after midnight carries the date of the day before on Arabic pages.',
    edits: [
      {
        file: 'web/src/i18n/format.ts',
        find: "ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'long', timeZone: qatar }),",
        put: "ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'long', timeZone: 'UTC' }),",
      },
    ],
  },
  {
    id: 'languages-05',
    kind: 'combination',
    harm: 'Who looks at areas in square feet reads the rent of a square metre as that of a square foot.',
    edits: [
      {
        file: 'web/src/lib/preferences/rent-rate.ts',
        find: 'const area = (squareMetres ?? 0) * areaUnits[areaUnit].factor;',
        put: 'const area = squareMetres ?? 0;',
      },
    ],
  },
  {
    id: 'languages-06',
    kind: 'edge',
    harm: 'Who chose dirhams, which count as much as riyals, still sees riyals everywhere.',
    edits: [
      {
        file: 'web/src/lib/preferences/money.ts',
        find: "  if (currency === 'QAR') return { amount: inRiyals, inRiyals: null };\n  const { symbol, rate } = currencies[currency];",
        put: '  const { symbol, rate } = currencies[currency];\n  if (rate === 1) return { amount: inRiyals, inRiyals: null };',
      },
    ],
  },
  {
    id: 'languages-07',
    kind: 'combination',
    harm: 'Who switches the language in the middle of a search loses all filters and the page.',
    edits: [
      {
        file: 'web/src/app/layouts/language-switcher.tsx',
        find: 'const { pathname, search } = useLocation();',
        put: 'const { pathname } = useLocation();',
      },
      {
        file: 'web/src/app/layouts/language-switcher.tsx',
        find: 'switchPath(other.code, pathname, search)',
        put: 'switchPath(other.code, pathname)',
      },
    ],
  },
  {
    id: 'languages-08',
    kind: 'combination',
    harm: 'Arabic that was chosen on one page is forgotten on every address that names no language.',
    edits: [
      {
        file: 'web/src/lib/stored-choice.ts',
        find: '; Path=/; Max-Age',
        put: '; Max-Age',
      },
    ],
  },
  {
    id: 'languages-09',
    kind: 'combination',
    past: '965c920',
    harm: 'In the Arabic history of a lead the date of the privacy policy stands turned round.',
    edits: [
      {
        file: 'web/src/staff/leads/timeline/entry-line.tsx',
        find: 'version: isolated(consent.policyVersion),',
        put: 'version: consent.policyVersion,',
      },
    ],
  },
  {
    id: 'languages-10',
    kind: 'edge',
    past: 'e999b55',
    harm: 'The dots below Arabic letters are cut off in the last line of a card title.',
    edits: [
      {
        file: 'web/src/site/listings/card/card-parts.tsx',
        find: '-mb-1 line-clamp-2 pb-1 text-lg',
        put: 'line-clamp-2 text-lg',
      },
    ],
  },
];
