import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Book } from './book.ts';

export interface Lie {
  name: string;
  family: string;
  does: string;
  /** After the first visitor, s; 40 when left out. */
  seconds?: number;
  /** The answers were well formed, and about that record. */
  comparison?: string;
  /** Its pause is absurd: staff press "Try now". */
  tryNow?: true;
  begin(crm: { book: Book }): Liar | Teller;
}

export type LieOfFamily = Omit<Lie, 'family'>;

export interface Liar {
  /** Left out: truthfully. */
  reply?: Teller;
  end?: () => void;
}

export interface Asked {
  kind: 'write' | 'lookup' | 'list' | 'listings';
  path: string;
  /** Null for a list. */
  reference: string | null;
  key: string;
  fields: Readonly<Record<string, unknown>>;
  connection: Socket;
}

export type Teller = (asked: Asked, truth: Truth) => Reply | Promise<Reply>;

/** Carries the call out. */
export type Truth = () => Answer;

export interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** An object goes as JSON. */
  body: object | string | Buffer | null;
}

export type Reply = Answer | Utterance;
export type Utterance = (to: ServerResponse) => void | Promise<void>;
