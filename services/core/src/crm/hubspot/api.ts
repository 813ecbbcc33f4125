import { z } from 'zod';
import { jsonOf, type CrmHttpClient, type HttpCall } from '../http/http-client.ts';
import { createPace } from './pace.ts';
import { ofQuestion, problemOf, unreadable, type Problem } from './problem.ts';
import { isDailyLimit } from './rate-limits.ts';

export type Reply<T> = { ok: true; value: T; status: number } | { ok: false; problem: Problem };

export interface CallFrame {
  signal: AbortSignal;
  /** Kept out of every text. */
  personal: readonly string[];
}

type HubspotCall = Pick<HttpCall, 'method' | 'path' | 'body'>;

export interface HubspotApi {
  /** A refusal says nothing against the lead. @param schema of a success; else ambiguous */
  ask<S extends z.ZodType>(frame: CallFrame, call: HubspotCall, schema: S): Promise<Reply<z.infer<S>>>;
  /** Writes a person's words: a refusal is for good. */
  write<S extends z.ZodType>(frame: CallFrame, call: HubspotCall, schema: S): Promise<Reply<z.infer<S>>>;
  /** In which the account's day ends; asked once. */
  learnTimeZone(signal: AbortSignal): Promise<void>;
}

/** 100 records with long messages stay far below. */
const mostBytes = 32 * 1024 * 1024;

const accountDetails = z.looseObject({ timeZone: z.string() });

export function createHubspotApi(http: CrmHttpClient): HubspotApi {
  const pace = createPace();
  const begun = new WeakSet<CallFrame>();
  let zone: string | null = null;

  const api: HubspotApi = {
    async learnTimeZone(signal) {
      if (zone !== null) return;
      const result = await http.call({ method: 'GET', path: '/account-info/v3/details', signal });
      if (result.kind !== 'answer' || result.status !== 200) return;
      const read = accountDetails.safeParse(jsonOf(result));
      if (read.success) zone = read.data.timeZone;
    },
    async ask(frame, call, schema) {
      const answered = await api.write(frame, call, schema);
      return answered.ok ? answered : { ok: false, problem: ofQuestion(answered.problem) };
    },
    async write(frame, call, schema) {
      const begins = !begun.has(frame);
      begun.add(frame);
      await pace.turn(frame.signal, begins);
      const result = await http.call({ ...call, signal: frame.signal, maxBytes: mostBytes });
      if (result.kind === 'answer') pace.note(result.headers);
      const context = { personal: frame.personal, timeZone: zone };
      if (result.kind === 'failure') return { ok: false, problem: problemOf(result, context) };
      if (result.status < 200 || result.status >= 300) {
        // needed only now; where refused too, an hour's waits do
        if (isDailyLimit(result)) await api.learnTimeZone(frame.signal);
        return { ok: false, problem: problemOf(result, { ...context, timeZone: zone }) };
      }
      const read = schema.safeParse(jsonOf(result));
      if (!read.success) return { ok: false, problem: unreadable(result) };
      return { ok: true, value: read.data, status: result.status };
    },
  };

  return api;
}

export const pathOf = (...parts: string[]): string => `/${parts.map(encodeURIComponent).join('/')}`;
