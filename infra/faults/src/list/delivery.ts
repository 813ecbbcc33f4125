import type { Fault } from '../fault.ts';

export const deliveryFaults: readonly Fault[] = [
  {
    id: 'delivery-01',
    kind: 'combination',
    past: 'd1331b7',
    harm: 'A lead that the CRM has is shown as not there when a later change of it fails.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-settle.ts',
        find: 'crmSynced: `l.crm_synced or ${arrived}`',
        put: 'crmSynced: arrived',
      },
    ],
  },
  {
    id: 'delivery-02',
    kind: 'plain',
    past: 'd1331b7',
    harm: 'After a hiccup of the database while a lead is read, the lead waits until its lease runs out and counts as the death of a worker.',
    edits: [
      {
        file: 'services/core/src/deliveries/engine/sender.ts',
        find: 'await giveBack(leased).catch(() => undefined);',
        put: '',
      },
    ],
  },
  {
    id: 'delivery-03',
    kind: 'combination',
    past: '9fe7b81',
    harm: 'A lookup whose worker died stays under way in the timeline for ever, and such deaths are not counted.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-claim.ts',
        find: "and a.kind = 'lookup' and a.ended_at is null",
        put: "and a.kind = 'send' and a.ended_at is null",
      },
    ],
  },
  {
    id: 'delivery-04',
    kind: 'combination',
    past: 'decision 18',
    harm: 'After the CRM was changed, a lead whose old delivery is of unknown outcome never reaches the new CRM.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-claim.ts',
        find: 'where (u.consumer, u.provider, u.subject_kind, u.subject_id) = (d.consumer, d.provider, d.subject_kind, d.subject_id)',
        put: 'where (u.consumer, u.subject_kind, u.subject_id) = (d.consumer, d.subject_kind, d.subject_id)',
      },
    ],
  },
  {
    id: 'delivery-05',
    kind: 'edge',
    harm: 'Staff who look through one day of the ledger miss what came between midnight and three in the morning in Doha, or see the wrong night.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/ledger-reader.ts',
        find: "d.created_at >= $3::date::timestamp at time zone 'Asia/Qatar')",
        put: 'd.created_at >= $3::date)',
      },
    ],
  },
  {
    id: 'delivery-06',
    kind: 'edge',
    past: 'decision 4',
    harm: 'A CRM that asks to be left alone until tomorrow is called again after an hour.',
    edits: [
      { file: 'services/core/src/deliveries/retry-after.ts', find: '7 * 24 * 60 * 60 * 1_000', put: '60 * 60 * 1_000' },
    ],
  },
  {
    id: 'delivery-07',
    kind: 'combination',
    past: 'decision 4',
    harm: 'A worker whose clock is ahead comes back to the CRM before the date that its Retry-After named.',
    edits: [
      {
        file: 'services/core/src/crm/http/http-client.ts',
        find: "parseRetryAfter(headers['retry-after'], answeredAt(headers['date'], Date.now()))",
        put: "parseRetryAfter(headers['retry-after'], Date.now())",
      },
      {
        file: 'services/core/src/crm/http/http-client.ts',
        find: "import { answeredAt, parseRetryAfter } from './retry-after.ts';",
        put: "import { parseRetryAfter } from './retry-after.ts';",
      },
    ],
  },
  {
    id: 'delivery-08',
    kind: 'combination',
    harm: 'Staff who send one lead now break the Retry-After that the CRM gave for it.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-force.ts',
        find: "'greatest(least(d.due_at, now()), coalesce(d.not_before, now()))'",
        put: "'least(d.due_at, now())'",
      },
    ],
  },
  {
    id: 'delivery-09',
    kind: 'combination',
    harm: 'Replayed deliveries of a CRM that is not connected any more are counted as sent again and wait for ever.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-replay.ts',
        find: '(d.consumer, d.provider) in (select * from unnest($1::text[], $2::text[]))',
        put: '(d.consumer = any ($1::text[]) or d.provider = any ($2::text[]))',
      },
    ],
  },
  {
    id: 'delivery-10',
    kind: 'edge',
    harm: 'After the death of a worker the CRM is asked at once, before a late write can show, and an enquiry may arrive twice.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-release.ts',
        find: '`case when g.started then ${settleDelay} else now() end`',
        put: "'now()'",
      },
    ],
  },
  {
    id: 'delivery-11',
    kind: 'combination',
    past: 'decision 13',
    harm: 'A person who is erased in the moment between reading and sending still reaches the CRM.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-begin.ts',
        find: "    and (i.kind = 'lookup' or d.subject_kind <> 'lead'\n      or exists (select from leads l where l.id = d.subject_id and l.version = i.version))\n",
        put: '',
      },
    ],
  },
  {
    id: 'delivery-12',
    kind: 'combination',
    harm: 'When the one call that tries is told to wait ten minutes, the next one comes sooner all the same.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/breaker-store.ts',
        find: "fromNow('greatest(j.open_ms, $4)')",
        put: "fromNow('j.open_ms')",
      },
    ],
  },
  {
    id: 'delivery-13',
    kind: 'edge',
    harm: 'One lead that fails again and again holds up all the others.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/breaker-store.ts',
        find: 'count(distinct f.delivery_id) >= $2',
        put: 'count(f.delivery_id) >= $2',
      },
    ],
  },
  {
    id: 'delivery-14',
    kind: 'combination',
    harm: '"Retry now" calls the CRM while it still wants to be left alone.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/breaker-store.ts',
        find: "greatest(least(open_until, last_call_at + ${interval('$2::float8')}), hold_until)",
        put: "least(open_until, last_call_at + ${interval('$2::float8')})",
      },
    ],
  },
  {
    id: 'delivery-15',
    kind: 'combination',
    past: 'decision 13',
    harm: 'When a queue cannot be reached during a backlog, most of its leads wait half a minute more, since only those with a job of their own are taken back.',
    edits: [
      { file: 'services/core/src/messaging/relay.ts', find: 'undo(taken.map(({ id }) => id))', put: 'undo(failed)' },
    ],
  },
  {
    id: 'delivery-16',
    kind: 'combination',
    harm: 'A CRM that cannot list what it has gets every lead of the last day once more with each comparison.',
    edits: [
      {
        file: 'services/core/src/deliveries/reconciliation/reconcile.ts',
        find: 'found.version >= subject.version',
        put: 'found.version > subject.version',
      },
    ],
  },
  {
    id: 'delivery-17',
    kind: 'combination',
    harm: 'A lead that the CRM lost is sent again under its old key; a CRM that knows the key answers as before and writes nothing.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/reconciliation-ledger.ts',
        find: "dispatchedUntil: 'null',\n  idempotencyKey: 'gen_random_uuid()::text',",
        put: "dispatchedUntil: 'null',",
      },
    ],
  },
  {
    id: 'delivery-18',
    kind: 'combination',
    past: 'db0bfaa',
    harm: 'A CRM that says after the start that it does not recognise keys gets enquiries twice until the workers are started again.',
    edits: [
      {
        file: 'services/core/src/deliveries/engine/sender.ts',
        find: 'const rulesNow = (): OutcomeRules => ({',
        put: 'const rules: OutcomeRules = {',
      },
      {
        file: 'services/core/src/deliveries/engine/sender.ts',
        find: '    random: context.random,\n  });',
        put: '    random: context.random,\n  };',
      },
      { file: 'services/core/src/deliveries/engine/sender.ts', find: 'rulesNow());', put: 'rules);' },
    ],
  },
  {
    id: 'delivery-19',
    kind: 'combination',
    past: '3ccf68e',
    harm: 'Leads whose fate was about to be looked up when the breaker opened, or a worker was replaced, wait another minute.',
    edits: [
      { file: 'services/core/src/deliveries/engine/resolver.ts', find: 'await store.returnLookup(delivery);', put: '' },
    ],
  },
  {
    id: 'delivery-20',
    kind: 'combination',
    past: '3ccf68e',
    harm: 'When the queue is away at three in the morning, the nightly pull is left out for a whole day.',
    edits: [
      {
        file: 'services/scheduler/src/pull-schedule.ts',
        find: 'await deps.release(dueMs, lastTickMs);',
        put: '',
      },
    ],
  },
  {
    id: 'delivery-21',
    kind: 'combination',
    harm: 'What waited for seven days and is replayed by staff is set aside again by the next sweep.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-replay.ts',
        find: "  waitingSince: 'now()',\n",
        put: '',
      },
    ],
  },
  {
    id: 'delivery-22',
    kind: 'edge',
    harm: 'A delivery under which exactly five workers died goes along with others again, and takes a whole batch with it.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/delivery-store-claim.ts',
        find: '`(d.worker_deaths >= ${String(poisonDeaths)}) =',
        put: '`(d.worker_deaths > ${String(poisonDeaths)}) =',
      },
    ],
  },
  {
    id: 'delivery-23',
    kind: 'combination',
    harm: 'A lead that the last comparison did not find in the CRM is still said to be there.',
    edits: [{ file: 'services/core/src/leads/lead-safety.ts', find: '!again && missingAt === null', put: '!again' }],
  },
  {
    id: 'delivery-24',
    kind: 'combination',
    harm: 'After a change to a CRM that takes leads and no listings, "send them" sends the listings and leaves the leads.',
    edits: [
      {
        file: 'services/core/src/deliveries/store/former-deliveries-store.ts',
        find: "takes.leads ? ['lead']",
        put: "takes.listings ? ['lead']",
      },
      {
        file: 'services/core/src/deliveries/store/former-deliveries-store.ts',
        find: "takes.listings ? ['property']",
        put: "takes.leads ? ['property']",
      },
    ],
  },
];
