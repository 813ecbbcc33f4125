import { permissionsOf } from '@manzil/core/accounts/permissions';
/**
 * Asks every operation of the contract as everybody, with good requests and spoiled ones. What answers show is asked
 * for later, so that requests get past the first lookup.
 */
import type { Operation } from '../../contract/operations.ts';
import type { TestApi } from '../start-api.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { createHelp } from './help.ts';
import { createKnown } from './known.ts';
import { type FuzzRequest, makeRequest } from './make-request.ts';
import { type FuzzAnswer, judge } from './oracle.ts';
import { createRandom } from './random.ts';
import { reproduction } from './reproduce.ts';
import { type Asker, askers, createSessions } from './sessions.ts';

export interface Campaign {
  seed: number;
  ms: number;
  operations: readonly Operation[];
  picture: Uint8Array;
  /** Operations that nobody can get done here. */
  undoable: ReadonlySet<string>;
}

export interface CampaignResult {
  /** What is wrong and how it comes; each kind once for each operation. */
  findings: string[];
  coverage: Coverage;
}

/** Whoever may ask an operation asks it so often in a round; others once. */
const timesInARound = 4;
const enoughFindings = 40;
/** After the time: a slow machine has asked little by then, and what needs another's ids has not had them. */
const mostLateRounds = 30;
const patienceMs = 15_000;

/** Goes through all operations at least once, however long that takes. */
export async function runCampaign(
  api: TestApi,
  { seed, ms, operations, picture, undoable }: Campaign,
): Promise<CampaignResult> {
  const random = createRandom(seed);
  const known = createKnown();
  const sessions = createSessions(api, known);
  const coverage = createCoverage(operations);
  const help = createHelp(api, known, random, sessions);
  const found = new Map<string, string>();
  const until = Date.now() + ms;

  async function send(request: FuzzRequest, asker: Asker): Promise<FuzzAnswer> {
    const { method, path, query, headers, body } = request;
    const started = performance.now();
    const answer = await fetch(api.url + path + (query.length > 0 ? `?${query.join('&')}` : ''), {
      method,
      headers: { ...headers, ...(await sessions.headersOf(asker)) },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(body === null ? {} : { body: body as NonNullable<RequestInit['body']> }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, ms: performance.now() - started };
  }

  /** Also what the contract's own check of answers has found. */
  async function wrongsOf(request: FuzzRequest, asker: Asker): Promise<{ wrong: string[]; answer: FuzzAnswer | null }> {
    const may = isAllowed(request.operation, asker);
    try {
      const answer = await send(request, asker);
      const wrong = judge(request, answer, may);
      try {
        api.demandContract();
      } catch (error) {
        wrong.push(String(error).slice(0, 400));
      }
      const forgiven = !may && answer.status < 400 && !(await sessions.isStill(asker));
      return { wrong: forgiven ? [] : wrong, answer };
    } catch (error) {
      return { wrong: [`gave no answer: ${String(error)}`], answer: null };
    }
  }

  async function ask(operation: Operation, asker: Asker, plain: boolean): Promise<void> {
    const prepared = await help(operation.id, asker);
    const request = makeRequest(operation, plain, { random, known, picture, help: prepared });
    const { wrong, answer } = await wrongsOf(request, asker);
    if (answer !== null) {
      coverage.count(operation, asker, answer.status);
      if (answer.status < 300 && answer.headers.get('content-type')?.includes('json') === true)
        known.learn(request.path, JSON.parse(answer.text));
      // signed out, ended, demoted
      if (answer.status === 401 || !(await sessions.isStill(asker))) sessions.forget(asker);
      if (['logout', 'changeCredentials', 'endSession', 'endOtherSessions'].includes(operation.id))
        sessions.forget(asker);
    }
    for (const what of wrong) {
      const key = `${operation.id} ${what}`;
      if (found.has(key)) continue;
      const stays = async (simpler: FuzzRequest): Promise<boolean> =>
        (await wrongsOf(simpler, asker)).wrong.includes(what);
      found.set(key, `${operation.id} as ${asker} ${what}\n  ${await reproduction(request, asker, stays)}`);
    }
  }

  for (let round = 0; (round === 0 || Date.now() < until) && found.size < enoughFindings; round += 1) {
    for (const operation of random.shuffled(operations)) {
      if (round > 0 && Date.now() > until) break;
      for (const asker of askers) {
        const may = isAllowed(operation, asker);
        const times = may && (asker === 'admin' || operation.permission !== 'public') ? timesInARound : 1;
        for (let n = 0; n < times; n += 1) await ask(operation, asker, n % 2 === 0);
        // nobody and the role that may nothing are asked twice at least
        if (round === 0 && times === 1) await ask(operation, asker, false);
      }
    }
  }
  for (let round = 0; round < mostLateRounds && found.size < enoughFindings; round += 1) {
    const undone = new Set(coverage.neverDone().filter((id) => !undoable.has(id)));
    if (undone.size === 0) break;
    for (const operation of operations.filter(({ id }) => undone.has(id))) await ask(operation, 'admin', true);
    // leads, listings and invitations to ask for
    for (const operation of operations.filter(
      ({ id }) => id === 'inviteUser' || id === 'createLead' || id.startsWith('list'),
    ))
      await ask(operation, 'admin', true);
  }
  return { findings: [...found.values()], coverage };
}

function isAllowed({ permission }: Operation, asker: Asker): boolean {
  if (permission === 'public') return true;
  if (asker === 'nobody') return false;
  return permission === 'signed_in' || permissionsOf(asker).includes(permission);
}
