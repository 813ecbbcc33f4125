import type { Socket } from 'node:net';
import type { Book, BookedLead } from '../book.ts';
import type { Answer, Asked, LieOfFamily, Reply, Teller } from '../lie.ts';
import { asLead, asWritten, conflictOf, failure } from '../protocol.ts';
import { byKind, carriedOutOrNot, changed, cutWrites, instead, onLeads, oneIn, page } from '../replies.ts';
import { broken, withFields } from '../speak.ts';

function otherThan(book: Book, reference: string | null): BookedLead | null {
  return book.all().findLast((lead) => lead.reference !== reference) ?? null;
}

const swappedWithinMs = 1_000;

/** Two at the same time get each other's; one alone gets its own. */
function swapping(): Teller {
  let held: { answer: Answer; give: (reply: Reply) => void } | null = null;
  return (_asked, truth) => {
    const mine = truth();
    if (held !== null) {
      const other = held;
      held = null;
      other.give({ ...mine });
      return { ...other.answer };
    }
    return new Promise<Reply>((give) => {
      const alone = { answer: mine, give };
      held = alone;
      setTimeout(() => {
        if (held === alone) held = null;
        give(mine);
      }, swappedWithinMs);
    });
  };
}

/** A new connection gives the last answer of any other. */
function oneLate(): Teller {
  const before = new WeakMap<Socket, Answer>();
  let last: Answer | null = null;
  return ({ connection }, truth) => {
    const mine = truth();
    const late = before.get(connection) ?? last;
    before.set(connection, mine);
    last = mine;
    return late === null ? mine : { ...late };
  };
}

function cached(forMs: number, nameOf: (asked: Asked) => string): Teller {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return (asked, truth) => {
    const name = nameOf(asked);
    const known = kept.get(name);
    if (known !== undefined && known.until > Date.now()) return { ...known.answer };
    const answer = truth();
    kept.set(name, { answer, until: Date.now() + forMs });
    return answer;
  };
}

function storedLater(afterMs: number, answer: (asked: Asked) => Reply): Teller {
  return (asked, truth) => {
    setTimeout(truth, afterMs);
    return answer(asked);
  };
}

const invented = ({ reference, fields }: Asked): Answer => ({
  status: 201,
  body: asWritten({
    id: `C-9${String(Date.now()).slice(-8)}`,
    reference: reference ?? '',
    version: Number(fields['version']),
    fields: {},
    writes: 1,
    modifiedAt: Date.now(),
  }),
});

const neverWritten = 'what it answered was well formed and named the lead; only its lists tell';

export const answersOfOthers: readonly LieOfFamily[] = [
  {
    name: 'swapped-answers',
    does: 'two writes that are under way together get the answers of each other',
    begin: () => byKind({ write: swapping() }),
  },
  {
    name: 'one-answer-late',
    does: 'each kept-alive connection gives the answer to the request before, to writes and lookups',
    begin: () => onLeads(oneLate()),
  },
  {
    name: 'names-another',
    does: 'writes are answered with another lead, its reference and its id',
    begin: ({ book }) =>
      byKind({
        write: changed((answer, { reference }) => {
          const other = otherThan(book, reference);
          return other === null ? answer : { status: 200, body: asWritten(other) };
        }),
      }),
  },
  {
    name: 'names-nobody',
    does: 'the answers to writes name no reference',
    begin: () => byKind({ write: changed((answer) => withFields(answer, { reference: null })) }),
  },
  {
    name: 'lookups-of-another',
    does: 'every third answer to a write is cut; lookups give another lead',
    begin: ({ book }) =>
      byKind({
        write: cutWrites(),
        lookup: changed((answer, { reference }) => {
          const other = otherThan(book, reference);
          return other === null ? answer : { status: 200, body: { leads: [asLead(other)] } };
        }),
      }),
  },
  {
    name: 'id-of-another',
    does: "every second answer to a write names the lead, and another lead's id",
    begin: ({ book }) =>
      byKind({
        write: oneIn(
          2,
          changed((answer, { reference }) => {
            const other = otherThan(book, reference);
            return other === null ? answer : withFields(answer, { id: other.id });
          }),
        ),
      }),
  },
  {
    name: 'cached-lookups',
    does: 'every third write breaks and is stored 20 s later; each lookup is answered from a cache for 45 s',
    begin: () =>
      byKind({
        write: oneIn(
          3,
          storedLater(20_000, () => broken),
        ),
        lookup: cached(45_000, ({ path }) => path),
      }),
  },
  {
    name: 'cached-without-query',
    does: 'every third answer to a write is cut; a cache takes all lookups for one',
    begin: () => byKind({ write: cutWrites(), lookup: cached(600_000, () => 'all') }),
  },
  {
    name: 'conflict-of-another',
    does: 'writes are not carried out: 409 that names another lead with version 9',
    begin: ({ book }) =>
      byKind({
        write: (asked) => {
          const other = otherThan(book, asked.reference) ?? { id: 'C-000000', reference: 'MZL-ELSE', version: 9 };
          return { status: 409, body: conflictOf({ ...other, version: 9 }) };
        },
      }),
  },
  {
    name: 'conflict-invented',
    does: 'every second write is not carried out: 409 that names the lead with version 9',
    begin: () =>
      byKind({
        write: oneIn(2, ({ reference }) => ({
          status: 409,
          body: conflictOf({ id: 'C-999999', reference: reference ?? '', version: 9 }),
        })),
      }),
  },
  {
    name: 'stored-later',
    does: '201 at once, stored 20 s later',
    begin: () => byKind({ write: storedLater(20_000, invented) }),
    comparison: 'until then the id it gave is nobody’s',
  },
  {
    name: 'never-stored',
    does: 'every fifth write is answered with 201 and an id, and not stored',
    begin: () => byKind({ write: oneIn(5, invented) }),
    comparison: neverWritten,
  },
  {
    name: 'older-version',
    does: 'writes are carried out and answered with an older version',
    begin: () => byKind({ write: changed((answer) => withFields(answer, { version: 0 })) }),
  },
  {
    name: 'failure-in-200',
    does: 'every second write is not carried out, and says so in a 200',
    begin: () =>
      byKind({
        write: oneIn(2, instead({ ...failure(500, 'server_error', 'The CRM failed'), status: 200 })),
      }),
  },
  {
    name: 'empty-202',
    does: 'writes are answered with 202 and nothing, and every second one is carried out',
    begin: () => byKind({ write: carriedOutOrNot({ status: 202, body: null }) }),
  },
  {
    name: 'error-page-in-200',
    does: "writes and lookups are answered with a proxy's error page and 200; every second one reaches the CRM",
    begin: () => onLeads(carriedOutOrNot(page(200, 'Bad gateway'))),
  },
];
