import type { Fault } from '../fault.ts';

/** What the site and its staff read: blog, team, networks, featured and saved listings, figures, leads, the chat. */
export const contentFaults: readonly Fault[] = [
  {
    id: 'content-01',
    kind: 'plain',
    past: '501af2f',
    harm: 'An article or a listing that was removed for good is answered as one that never was, and search engines keep asking for it.',
    edits: [
      {
        file: 'web/src/app/page-outcome.ts',
        find: "error.status === 410 ? 'gone' : [400, 404]",
        put: '[400, 404, 410]',
      },
    ],
  },
  {
    id: 'content-02',
    kind: 'combination',
    harm: 'An article names its counterpart in the other language before that has appeared, and readers land on a page that is not there.',
    edits: [
      {
        file: 'services/core/src/blog/store/blog-reader.ts',
        find: "all.where(isPublic('t'))",
        put: "all.where('t.status', '=', 'published')",
      },
    ],
  },
  {
    id: 'content-03',
    kind: 'combination',
    harm: 'After listings that were taken off are cleared from the saved ones, the page goes on saying that they are gone.',
    edits: [
      {
        file: 'web/src/site/listings/saved/saved-listings.tsx',
        find: 'const missing = data.missing.filter((id) => ids.includes(id));',
        put: 'const { missing } = data;',
      },
    ],
  },
  {
    id: 'content-04',
    kind: 'combination',
    past: 'd16155b',
    harm: 'On Arabic pages the networks of the agency are read out with their English names.',
    edits: [
      {
        file: 'web/src/site/social/social-links.tsx',
        find: "(language === 'ar' || link.displayName === null)",
        put: "(language !== 'ar' || link.displayName === null)",
      },
    ],
  },
  {
    id: 'content-05',
    kind: 'combination',
    harm: 'A featured listing that staff made a draft again stays on the home page and leads to a page that is not there.',
    edits: [
      {
        file: 'services/core/src/listings/store/featured-reader.ts',
        find: ".where(listed.ref('p.isFeatured'))\n    .where(listed.ref('p.isActive'))",
        put: ".where(listed.ref('p.isFeatured'))",
      },
    ],
  },
  {
    id: 'content-06',
    kind: 'edge',
    harm: 'The figures of the last seven days hold eight, so that the same week has more leads than came in.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-analytics-reader.ts',
        find: '(${days}::integer - 1)',
        put: '${days}::integer',
      },
    ],
  },
  {
    id: 'content-07',
    kind: 'combination',
    harm: 'A lead that is safe in the CRM is shown as refused because the mail about it was refused.',
    edits: [
      {
        file: 'services/api/src/leads/timeline.ts',
        find: "deliveries.filter(({ consumer }) => consumer === 'crm'),",
        put: 'deliveries,',
      },
    ],
  },
  {
    id: 'content-08',
    kind: 'edge',
    harm: 'Sorted by name the list of leads begins with all the newsletter sign-ups that have no name.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-reader.ts',
        find: "        .orderBy(sql`${name} = ''`)\n",
        put: '',
      },
    ],
  },
  {
    id: 'content-09',
    kind: 'edge',
    harm: 'For an hour after closing time the chat tells people that the office is open.',
    edits: [
      {
        file: 'services/api/src/chat/handover.ts',
        find: 'hour >= opens && hour < closes',
        put: 'hour >= opens && hour <= closes',
      },
    ],
  },
  {
    id: 'content-10',
    kind: 'combination',
    past: 'e30836a',
    harm: 'A screen reader on an Arabic page reads out the English title of the listing at the button for its details.',
    edits: [
      {
        file: 'web/src/site/listings/card/property-card.tsx',
        find: "import { descriptionOf, titleOf } from '../wording.ts';",
        put: "import { descriptionOf } from '../wording.ts';",
      },
      {
        file: 'web/src/site/listings/card/property-card.tsx',
        find: 'const { language, link } = useLanguage();',
        put: 'const { link } = useLanguage();',
      },
      {
        file: 'web/src/site/listings/card/property-card.tsx',
        find: '<span className="sr-only">: {titleOf(property, language)}</span>',
        put: '<span className="sr-only">: {property.title}</span>',
      },
    ],
  },
];
