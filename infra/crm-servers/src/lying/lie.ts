/** What a lie is: a way in which a CRM answers, or keeps what it was given, that its document does not allow or that nobody expects. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Book } from './book.ts';

export const families = [
  'answers of others',
  'on the wire',
  'size and form',
  'what is kept',
  'clocks',
  'firewalls and key',
  'lookups and lists',
] as const;
export type Family = (typeof families)[number];

export interface Lie {
  /** As it is called on the command line. */
  name: string;
  family: Family;
  /** What the CRM does, in a few words. */
  does: string;
  /** How long it goes on after the first visitor, in s; 40 when left out. */
  seconds?: number;
  /** Why only a comparison can make it good: what the CRM said of each record was well formed, and about that record. */
  comparison?: string;
  /** The CRM asks for a pause that nobody would wait for: staff press "Try now" when it is over. */
  tryNow?: true;
  /** Begins it; called once for each CRM. */
  begin(crm: { book: Book }): Liar;
}

export interface Liar {
  /** How a call is answered; left out: truthfully. */
  reply?: (asked: Asked, truth: Truth) => Reply | Promise<Reply>;
  /** Ends what goes on by itself. */
  end?: () => void;
}

export interface Asked {
  kind: 'write' | 'lookup' | 'list' | 'listings';
  /** With its query. */
  path: string;
  /** Of the lead that it is about; null for a list. */
  reference: string | null;
  /** Of a write: its Idempotency-Key, and what was sent. */
  key: string;
  fields: Readonly<Record<string, unknown>>;
  /** The connection that it came on. */
  connection: Socket;
}

/** Carries the call out, as the document says, and gives the true answer. */
export type Truth = () => Answer;

/** An answer that is put on the wire as it should be, whatever it says. */
export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Goes as JSON where it is an object. */
  body: object | string | Buffer | null;
}

/** An answer, or what puts bytes on the wire itself. */
export type Reply = Answer | Utterance;
export type Utterance = (to: ServerResponse) => void | Promise<void>;
