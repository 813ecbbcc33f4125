import type { Book, BookedLead } from '../book.ts';
import type { Asked, Liar, LieOfFamily, Teller } from '../lie.ts';
import { asLead, truthOf } from '../protocol.ts';
import { byKind, changed, cutWrites, truly } from '../replies.ts';
import { createBook } from '../book.ts';

const tickMs = 1_000;

function ticking(reply: Teller, tick: (second: number) => void): Liar {
  let second = 0;
  const timer = setInterval(() => {
    second += 1;
    tick(second);
  }, tickMs);
  return { reply, end: () => clearInterval(timer) };
}

const olderThan = (book: Book, ms: number): readonly BookedLead[] =>
  book.all().filter(({ modifiedAt }) => modifiedAt < Date.now() - ms);

function lagging(book: Book, lagMs: number): Teller {
  return (asked) => {
    const copy = createBook();
    copy.replace(olderThan(book, lagMs));
    return truthOf(copy, asked);
  };
}

/** A write whose key is forgotten is a second record. */
function byKeys(book: Book, rememberedMs: number): Teller {
  const seen = new Map<string, number>();
  const cut = cutWrites();
  return (asked, truth) => {
    const known = seen.get(asked.key);
    const knows = known !== undefined && Date.now() - known < rememberedMs;
    seen.set(asked.key, Date.now());
    return cut(asked, () => (knows ? (lookedUp(book, asked) ?? truth()) : truth()));
  };
}

function lookedUp(book: Book, { reference }: Asked) {
  const [lead] = book.find(reference ?? '');
  return lead === undefined ? null : { status: 200, body: { ...asLead(lead), replayed: true } };
}

const byComparison = 'its answers were true when it gave them';

export const whatIsKept: readonly LieOfFamily[] = [
  {
    name: 'lagging-reads',
    does: 'every third answer to a write is cut; lookups and lists show what is older than 30 s',
    begin: ({ book }) => byKind({ write: cutWrites(), lookup: lagging(book, 30_000), list: lagging(book, 30_000) }),
  },
  {
    name: 'forgets-keys',
    does: 'every third answer to a write is cut; a key is remembered for 5 s',
    begin: ({ book }) => byKind({ write: byKeys(book, 5_000) }),
  },
  {
    name: 'forgets-after-a-minute',
    does: 'each lead is gone a minute after it was written',
    seconds: 90,
    comparison: byComparison,
    begin: ({ book }) =>
      ticking(truly, () => {
        for (const lead of olderThan(book, 60_000)) book.remove(lead);
      }),
  },
  {
    name: 'deletes-silently',
    does: 'every 2 s a lead is deleted, and nobody told',
    comparison: byComparison,
    begin: ({ book }) =>
      ticking(truly, (second) => {
        const [oldest] = olderThan(book, 5_000);
        if (second % 2 === 0 && oldest !== undefined) book.remove(oldest);
      }),
  },
  {
    name: 'restored-from-backup',
    does: 'after 30 s it is put back to where it was after 10 s, and goes on counting its ids from there',
    comparison: byComparison,
    begin({ book }) {
      let backup: BookedLead[] = [];
      return ticking(truly, (second) => {
        if (second === 10) backup = book.all().map((lead) => ({ ...lead }));
        if (second !== 30) return;
        book.replace(backup);
        book.idsBy((number) => `C-${String(backup.length + number).padStart(6, '0')}`);
      });
    },
  },
  {
    name: 'merges',
    does: 'every 2 s two leads become one; who asks for the other gets that one',
    comparison: byComparison,
    begin({ book }) {
      const merged = new Map<string, BookedLead>();
      const winner = changed((answer, { reference }) => {
        const lead = merged.get(reference ?? '');
        return lead === undefined ? answer : { status: 200, body: { leads: [asLead(lead)] } };
      });
      return ticking(byKind({ lookup: winner }), (second) => {
        const [kept, gone] = olderThan(book, 3_000).filter(({ reference }) => !merged.has(reference));
        if (second % 2 !== 0 || kept === undefined || gone === undefined) return;
        book.remove(gone);
        merged.set(gone.reference, kept);
      });
    },
  },
  {
    name: 'ids-change',
    does: 'after 15 s and 30 s every lead has another id',
    comparison: byComparison,
    begin: ({ book }) =>
      ticking(truly, (second) => {
        if (second !== 15 && second !== 30) return;
        const prefix = second === 15 ? 'M-' : 'N-';
        book.replace(book.all().map((lead) => ({ ...lead, id: `${prefix}${lead.id.slice(2)}` })));
        const before = book.all().length;
        book.idsBy((number) => `${prefix}${String(before + number).padStart(6, '0')}`);
      }),
  },
  {
    name: 'ids-reused',
    does: 'only twenty ids are given, again and again',
    begin({ book }) {
      book.idsBy((number) => `C-${String(number % 20)}`);
      return {
        end: () => {
          book.idsBy((number) => `D-${String(number)}`);
        },
      };
    },
  },
];
