export interface Evidence {
  name: string;
  /** One sentence for the page. */
  shows: string;
  /** Ends with `N passed, N failed`; npm sets the PATH. */
  command: readonly string[];
  /** On two quiet cores. */
  minutes: number;
  /** Its last sitting does not speak for all rows. */
  inSittings?: boolean;
}

const vitest = (...files: string[]): readonly string[] => ['node', 'infra/checks/src/run.ts', 'evidence', ...files];
const script = (file: string, ...args: string[]): readonly string[] => ['node', file, ...args];

export const catalogue: readonly Evidence[] = [
  {
    name: 'chaos',
    shows: 'Enquiries under seventeen faults on both queues: accepted, stored, in the CRM, twice, lost.',
    command: script('infra/chaos/src/main.ts', '--write'),
    minutes: 27,
  },
  {
    name: 'chaos-short',
    shows: 'The same faults in their short form, and what the journeys of whole platforms promise.',
    command: vitest('infra/chaos'),
    minutes: 8,
  },
  {
    name: 'pulls',
    shows: 'Large pulls of listings, with readers beside them and workers that are killed.',
    command: vitest('services/core/src/listing-sync'),
    minutes: 2,
  },
  {
    name: 'pictures',
    shows: 'How many pictures of 1600 px a second are ready to be shown, beside how it was before WebP came first.',
    command: script('infra/bench/src/pictures/main.ts'),
    minutes: 2,
  },
  {
    name: 'replication',
    shows: '10,000 listings kept equal with a RESO server through 1,000 changes and 12 kills.',
    command: script('infra/crm-servers/src/replication/main.ts'),
    minutes: 10,
  },
  {
    name: 'hubspot',
    shows: 'Enquiries into a HubSpot-shaped server under every fault: one contact a person, one deal an enquiry.',
    command: script('infra/crm-servers/src/hubspot/evidence/main.ts'),
    minutes: 15,
  },
  {
    name: 'crm-short',
    shows: 'The last two in their short forms.',
    command: vitest('infra/crm-servers'),
    minutes: 3,
  },
  {
    name: 'starter',
    shows: 'The starter as root, as an ordinary user, and everything that it refuses to do.',
    command: vitest('infra/embedded'),
    minutes: 4,
  },
  ...['browse', 'search', 'lead-intake', 'admin', 'spike', 'breakpoint', 'soak'].map((scenario) => ({
    name: `load-${scenario}`,
    shows: `The load scenario "${scenario}" against a platform of its own.`,
    command: script('infra/load/src/main.ts', scenario),
    minutes: scenario === 'soak' ? 60 : 10,
  })),
  {
    name: 'load-smoke',
    shows: 'Each load scenario for a few seconds.',
    command: vitest('infra/load'),
    minutes: 3,
  },
  {
    name: 'lighthouse',
    shows: 'Lighthouse on five pages in both languages; the figures stand in performance.md.',
    command: script('infra/lighthouse/src/main.ts'),
    minutes: 25,
  },
  {
    name: 'bench',
    shows: 'Our api and pages beside a bare server on the same rows.',
    command: script('infra/bench/src/speed/main.ts'),
    minutes: 10,
  },
  {
    name: 'memory',
    shows: 'What the platform takes at rest and keeps over 200,000 requests.',
    command: script('infra/bench/src/memory/main.ts'),
    minutes: 15,
  },
  {
    name: 'drain',
    shows: 'How fast waiting leads reach the CRM, beside bare BullMQ and a bare outbox.',
    command: script('infra/bench/src/main.ts'),
    minutes: 10,
  },
  {
    name: 'lies',
    shows: 'What becomes of leads when a CRM lies or breaks, in seventy-five ways, each through a platform of its own.',
    command: script('infra/chaos/src/lies/main.ts'),
    minutes: 45,
  },
  {
    name: 'drain-failing',
    shows: 'How fast waiting leads reach a CRM that fails a quarter or half of its calls, beside one that is well.',
    command: script('infra/bench/src/failing-main.ts'),
    minutes: 60,
  },
  {
    name: 'compose-test',
    shows: 'The containers built, started, scaled, broken, restarted, backed up and restored.',
    command: script('infra/compose-test/src/main.ts'),
    minutes: 20,
  },
  {
    name: 'faults',
    shows: 'Faults planted one by one, and whether a test of what the change reaches turns red.',
    command: script('infra/faults/src/main.ts'),
    minutes: 150,
    inSittings: true,
  },
  {
    name: 'mutation',
    shows: 'Rules and delivery engine changed in small ways by StrykerJS, and whether a unit test notices.',
    command: script('infra/mutation/src/main.ts'),
    minutes: 50,
  },
  {
    name: 'desk',
    shows: 'The week of an agency in both languages, on a wide screen and a phone: steps and seconds of each journey.',
    command: script('infra/evidence/src/desk.ts'),
    minutes: 5,
  },
  {
    name: 'stability',
    shows:
      'The integration and browser stages ten times in a row, three of them beside two processes that burn the cores.',
    command: script('infra/evidence/src/stability.ts'),
    minutes: 70,
    inSittings: true,
  },
];
