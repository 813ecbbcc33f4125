import type { Fault } from '../fault.ts';

export const intakeFaults: readonly Fault[] = [
  {
    id: 'intake-01',
    kind: 'combination',
    past: 'aa61075',
    harm: 'The limit per phone number is passed by writing the number once with the code of Qatar and once without.',
    edits: [
      {
        file: 'services/api/src/leads/intake/person-keys.ts',
        find: ".replace(/^974(?=\\d{8}$)/, '')",
        put: '',
      },
    ],
  },
  {
    id: 'intake-02',
    kind: 'edge',
    harm: 'Who answers the sum on a Persian or Urdu keyboard is told that the answer is wrong.',
    edits: [
      {
        file: 'services/core/src/platform/numerals.ts',
        find: '/[\\u0660-\\u0669\\u06f0-\\u06f9]/g',
        put: '/[\\u0660-\\u0669]/g',
      },
    ],
  },
  {
    id: 'intake-03',
    kind: 'edge',
    past: 'aa61075',
    harm: 'A script on an ordinary IPv6 line passes the limit per address by taking another of its addresses for each enquiry.',
    edits: [
      { file: 'services/api/src/middleware/address-key.ts', find: 'groups.slice(0, 4)', put: 'groups.slice(0, 8)' },
    ],
  },
  {
    id: 'intake-04',
    kind: 'edge',
    harm: 'A script may try every sum under one question until one is right, since a wrong answer does not use it up.',
    edits: [
      {
        file: 'services/api/src/leads/captcha/captcha.ts',
        find: "return { verdict: right ? 'passed' : 'failed', nonce };",
        put: "return right ? { verdict: 'passed', nonce } : { verdict: 'failed', nonce: null };",
      },
    ],
  },
  {
    id: 'intake-05',
    kind: 'combination',
    harm: 'After some newsletter sign-ups from one office nobody there can send an enquiry.',
    edits: [
      {
        file: 'services/api/src/leads/intake/limits.ts',
        find: 'addressKey: (kind, address) => `intake-address:${hash(`${kind}|${addressKey(address)}`)}`,',
        put: 'addressKey: (_kind, address) => `intake-address:${hash(addressKey(address))}`,',
      },
    ],
  },
  {
    id: 'intake-06',
    kind: 'edge',
    harm: 'The last enquiry that the limit per person allows ends in a server error and is not stored.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-intake-sql.ts',
        find: 'and not exists (select from person where points > $23::integer)',
        put: 'and not exists (select from person where points >= $23::integer)',
      },
    ],
  },
  {
    id: 'intake-07',
    kind: 'combination',
    harm: 'Who presses Send again on a slow connection is counted each time, and soon told to wait although the enquiry is stored.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-intake-sql.ts',
        find: 'from clock where $20::text is not null and not exists (select from repeated)',
        put: 'from clock where $20::text is not null',
      },
    ],
  },
  {
    id: 'intake-08',
    kind: 'combination',
    harm: 'A second try under the same key, which brings a fresh question, is refused as another enquiry.',
    edits: [
      {
        file: 'services/api/src/leads/intake/fingerprint.ts',
        find: "new Set(['captcha', 'captchaToken'])",
        put: "new Set(['captcha'])",
      },
    ],
  },
  {
    id: 'intake-09',
    kind: 'edge',
    harm: 'An enquiry from the Arabic home page by a caller that names no language is kept as an English one.',
    edits: [{ file: 'services/api/src/leads/intake/mapper.ts', find: '/^\\/ar(?:[/?#]|$)/', put: '/^\\/ar\\//' }],
  },
  {
    id: 'intake-10',
    kind: 'combination',
    harm: 'On a site whose address begins with www, a visitor who pastes three of its own listings is refused as spam.',
    edits: [
      {
        file: 'services/api/src/leads/intake/spam/links.ts',
        find: 'host === withoutWww(siteHost)',
        put: 'host === siteHost',
      },
    ],
  },
  {
    id: 'intake-11',
    kind: 'combination',
    past: 'dd15ee1',
    harm: 'A visitor who writes in Russian or Chinese and pastes one link is refused as spam.',
    edits: [
      {
        file: 'services/api/src/leads/intake/spam/rules.ts',
        find: '[\\u0400-\\u04ff\\u4e00-\\u9fff\\u3040-\\u30ff\\uac00-\\ud7af]{3}/u.test(message) ? 2 : 0',
        put: '[\\u0400-\\u04ff\\u4e00-\\u9fff\\u3040-\\u30ff\\uac00-\\ud7af]{3}/u.test(message) ? 4 : 0',
      },
    ],
  },
  {
    id: 'intake-12',
    kind: 'combination',
    harm: 'A script that names listings which do not exist may ask as often as it likes with one solved question: no limit counts it.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-intake.ts',
        find: '    await run(false);\n',
        put: '',
      },
    ],
  },
  {
    id: 'intake-13',
    kind: 'combination',
    harm: 'Who presses Send twice in one moment is told that the question was used already, although the enquiry is stored.',
    edits: [
      {
        file: 'services/core/src/leads/store/lead-intake.ts',
        find: "  const repeated = lead.idempotency === null ? null : await findRepeatedLead(db, lead.idempotency);\n  if (repeated !== null) return { outcome: 'saved', lead: repeated };\n  if (captchaUsed) return { outcome: 'captcha_used' };\n",
        put: "  if (captchaUsed) return { outcome: 'captcha_used' };\n  const repeated = lead.idempotency === null ? null : await findRepeatedLead(db, lead.idempotency);\n  if (repeated !== null) return { outcome: 'saved', lead: repeated };\n",
      },
    ],
  },
  {
    id: 'intake-14',
    kind: 'combination',
    past: 'd0848d8',
    harm: 'A script passes the limit per address by naming another address in a header of its own.',
    edits: [
      {
        file: 'web/server/proxy.ts',
        find: 'before === undefined ? peer : `${before}, ${peer}`',
        put: 'before ?? peer',
      },
    ],
  },
];
