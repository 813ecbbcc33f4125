import type { Answer, LieOfFamily } from '../lie.ts';
import { asLead, failure } from '../protocol.ts';
import { byKind, changed, cutWrites, onLeads, type Kinds } from '../replies.ts';
import { isOneIn } from '../dice.ts';
import { bytesOf, reworded, withFields } from '../speak.ts';

/** Every third write is cut, so that lookups are needed. */
const withCuts = (tellers: Kinds) => byKind({ write: cutWrites(), ...tellers });

const recordsOf = (answer: Answer): { reference: string }[] =>
  (JSON.parse(bytesOf(answer).toString()) as { records: { reference: string }[] }).records;

const afterwards = 'the lie is one of lists, and only comparisons read these';

export const lookupsAndLists: readonly LieOfFamily[] = [
  {
    name: 'ignores-its-filter',
    does: 'every third answer to a write is cut; lookups give the fifty newest leads, whatever was asked for',
    begin: ({ book }) =>
      withCuts({
        lookup: () => ({ status: 200, body: { leads: book.all().slice(-50).map(asLead) } }),
      }),
  },
  {
    name: 'not-found-for-nothing',
    does: 'every third answer to a write is cut; lookups are answered with 404',
    begin: () => withCuts({ lookup: () => failure(404, 'not_found', 'No such lead') }),
  },
  {
    name: 'two-of-each',
    does: 'every third answer to a write is cut; lookups give each lead twice, the second older and with another id',
    begin: ({ book }) =>
      withCuts({
        lookup: (asked) => ({
          status: 200,
          body: {
            leads: book
              .find(asked.reference ?? '')
              .flatMap((lead) => [asLead({ ...lead, id: `${lead.id}-old`, version: lead.version - 1 }), asLead(lead)]),
          },
        }),
      }),
  },
  {
    name: 'small-letters',
    does: 'references come back in small letters, from writes and lookups',
    begin: () =>
      onLeads(
        changed((answer) =>
          reworded(answer, (json) => json.replaceAll(/MZL-[A-Z0-9-]+/g, (found) => found.toLowerCase())),
        ),
      ),
  },
  {
    name: 'padded-references',
    does: 'references come back with blanks around them, from writes and lookups',
    begin: () =>
      onLeads(
        changed((answer) =>
          reworded(answer, (json) => json.replaceAll(/"reference":"([^"]*)"/g, '"reference":" $1 "')),
        ),
      ),
  },
  {
    name: 'pages-in-circles',
    does: 'a comparison while every page of the list leads back to the first',
    seconds: 120,
    comparison: afterwards,
    begin: () => byKind({ list: changed((answer) => withFields(answer, { nextCursor: '0' })) }),
  },
  {
    name: 'empty-pages-for-ever',
    does: 'a comparison while the list has empty pages, each with a new cursor, without end',
    seconds: 120,
    comparison: afterwards,
    begin: () => {
      let number = 0;
      return byKind({
        list: () => {
          number += 1;
          return { status: 200, body: { records: [], nextCursor: `page-${String(number)}` } };
        },
      });
    },
  },
  {
    name: 'list-leaves-out',
    does: 'a comparison while the list leaves out half of the leads',
    seconds: 120,
    comparison: afterwards,
    begin: () =>
      byKind({
        list: changed((answer) =>
          withFields(answer, { records: recordsOf(answer).filter(({ reference }) => !isOneIn(2, reference)) }),
        ),
      }),
  },
];
