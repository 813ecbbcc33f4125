/** Writes are carried out unless a lie says otherwise. */
import { everyNth } from '../dice.ts';
import type { Answer, LieOfFamily, Reply, Teller } from '../lie.ts';
import { byKind, changed, instead, onLeads, oneIn } from '../replies.ts';
import {
  broken,
  bytesOf,
  followedBy,
  half,
  headOnly,
  hinting,
  misjudged,
  packed,
  raw,
  silence,
  slowly,
  thenGone,
  unended,
} from '../speak.ts';

const always = (change: (answer: Answer) => Reply): Teller => onLeads(changed(change));
const often = (change: (answer: Answer) => Reply): Teller => onLeads(oneIn(3, changed(change)));

const wireHead = (line: string, headers: readonly string[]): string => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const ofJson = 'content-type: application/json';

export const onTheWire: readonly LieOfFamily[] = [
  {
    name: 'slow-body',
    does: 'answers come a byte every 200 ms: half a minute for each',
    begin: () => always((answer) => slowly(answer, 200)),
  },
  {
    name: 'half-body',
    does: 'one answer in three ends in the middle of its body',
    begin: () => often(half),
  },
  {
    name: 'length-too-long',
    does: 'every answer claims 40 bytes more than come, and the connection stays open',
    begin: () => always((answer) => misjudged(answer, 40)),
  },
  {
    name: 'length-too-short',
    does: 'every answer claims 20 bytes fewer than come; the rest runs into the next answer',
    begin: () => always((answer) => misjudged(answer, -20)),
  },
  {
    name: 'chunks-without-end',
    does: 'answers come whole, in chunks, and the last chunk never',
    begin: () => always(unended),
  },
  {
    name: 'reset-after-head',
    does: 'the connection is reset after the head of every answer',
    begin: () => always(headOnly),
  },
  {
    name: 'reset-before-reading',
    does: 'every third call is reset and not carried out',
    begin: () => onLeads(oneIn(3, instead(broken))),
  },
  {
    name: 'silence',
    does: 'every third call is carried out and never answered; the connection stays open',
    begin: () => often(() => silence),
  },
  {
    name: 'gzip-broken',
    does: 'answers say that they are packed, and are not',
    begin: () => always((answer) => packed(answer, true)),
  },
  {
    name: 'gzip-not-asked-for',
    does: 'answers are packed though nobody asked for it',
    begin: () => always((answer) => packed(answer, false)),
  },
  {
    name: 'hints-for-ever',
    does: 'every third call is carried out and answered with 103 again and again, and nothing else',
    begin: () => often(() => hinting(200)),
  },
  {
    name: 'redirects-in-circles',
    does: 'every third call is not carried out: 307 to the same address',
    begin: () => onLeads(oneIn(3, ({ path }) => ({ status: 307, headers: { location: path }, body: null }))),
  },
  {
    name: 'redirects-after-the-write',
    does: 'writes are carried out and answered with 303 to the page of the lead, as forms are',
    begin: () =>
      byKind({
        write: changed((_answer, { reference }) => ({
          status: 303,
          headers: { location: `/leads/${reference ?? ''}` },
          body: null,
        })),
      }),
  },
  {
    name: 'two-lengths',
    does: 'answers have two lengths that differ',
    begin: () =>
      always((answer) => {
        const { length } = bytesOf(answer);
        const lengths = [`content-length: ${String(length)}`, `content-length: ${String(length + 7)}`];
        return raw(`${wireHead('HTTP/1.1 200 OK', [ofJson, ...lengths])}${bytesOf(answer).toString()}`);
      }),
  },
  {
    name: 'http-1.0',
    does: 'answers of HTTP/1.0 without a length; every third ends in its middle',
    begin: () => {
      const cuts = everyNth(3);
      return always((answer) => {
        const text = bytesOf(answer).toString();
        return raw(`${wireHead('HTTP/1.0 200 OK', [ofJson])}${cuts() ? text.slice(0, text.length / 2) : text}`);
      });
    },
  },
  {
    name: 'closes-kept-alive',
    does: 'each connection is closed without a word after its answer, as the next call may be on its way',
    begin: () => always(thenGone),
  },
  {
    name: 'garbage-between-answers',
    does: 'after each answer come bytes that belong to none',
    begin: () => always((answer) => followedBy(answer, '\r\n<!-- served by cache-3 -->\r\n')),
  },
  {
    name: 'not-http',
    does: 'every second call is carried out and answered in another protocol',
    begin: () =>
      onLeads(
        oneIn(
          2,
          changed(() => raw('SSH-2.0-OpenSSH_9.6\r\n')),
        ),
      ),
  },
];
