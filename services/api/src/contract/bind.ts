import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { PendingStep } from '../accounts/session.ts';
import { bodyMs, timedBody, uploadMs } from '../middleware/slow-body.ts';
import { createAreas } from './areas.ts';
import { answerCheck } from './answer-check.ts';
import { answerValidator, type AnswerValidator } from './answers.ts';
import { bodyParsers } from './body-parser.ts';
import { contract, type ContractDocument } from './document.ts';
import type { Handlers } from './handler.ts';
import { readOperations, type Operation } from './operations.ts';
import { demandPermission } from './permission.ts';
import { requestIdOf } from './problem-handler.ts';
import { ProblemError } from './problem.ts';
import { requestReader } from './request-reader.ts';
import { routesOf } from './routes.ts';
import { requestCompiler, type SchemaCompiler } from './schemas.ts';

export type BindOptions = {
  /** Null also for who is in a step of the sign-in that is not among these. */
  authenticate: (
    req: Request,
    whilePending?: readonly PendingStep[],
  ) => SignedInUser | null | Promise<SignedInUser | null>;
  /** Throws when a change comes from no page of ours. */
  demandToken?: (req: Request) => void;
  /** Before the refusal is answered. */
  onRefused?: (refusal: Refusal) => Promise<void>;
  onAnswerMismatch?: (mismatch: string) => void;
};

type AnyAnswer = { status: number; body?: unknown; stream?: Readable; headers?: Record<string, string> };
export type Refusal = { user: SignedInUser; operation: Operation; code: string; requestId: string };

export type AnyHandler = (context: never) => Promise<AnyAnswer>;

/** Throws when operations and handlers do not match. problemHandler must follow. */
export function bind(app: Express, handlers: Handlers, options: BindOptions): void {
  bindContract(app, handlers, options, contract);
}

export function bindContract(app: Express, handlers: object, options: BindOptions, document: ContractDocument): void {
  const operations = readOperations(document);
  const byId = new Map(Object.entries(handlers as Record<string, AnyHandler>));
  demandHandlers(operations, byId);
  const compile = requestCompiler(document);
  const validate = options.onAnswerMismatch ? answerValidator(document, operations) : null;
  const areas = createAreas(app);
  for (const route of routesOf(operations)) {
    const router = areas(route.pattern);
    for (const operation of route.operations) {
      const chain = chainOf(operation, byId.get(operation.id) as AnyHandler, options, compile, validate);
      router[operation.method](route.pattern, ...chain);
    }
    router.all(route.pattern, refuseMethod(route.allow));
  }
  app.use('/api', () => {
    throw new ProblemError('address.not_found');
  });
}

function demandHandlers(operations: Operation[], handlers: Map<string, AnyHandler>): void {
  const known = new Set(operations.map(({ id }) => id));
  const wrong = [
    ...operations.filter(({ id }) => !handlers.has(id)).map(({ id }) => `${id} has no handler`),
    ...[...handlers.keys()].filter((id) => !known.has(id)).map((id) => `${id} is not in the contract`),
  ];
  if (wrong.length > 0) throw new Error(`The handlers do not fit the contract:\n${wrong.join('\n')}`);
}

function chainOf(
  operation: Operation,
  handler: AnyHandler,
  options: BindOptions,
  compile: SchemaCompiler,
  validate: AnswerValidator | null,
): RequestHandler[] {
  const check =
    validate && options.onAnswerMismatch ? [answerCheck(operation.id, validate, options.onAnswerMismatch)] : [];
  const authorize: RequestHandler = async (req, res, next) => {
    const user = await options.authenticate(req, operation.whilePending);
    // may hold more than a visitor's, and belongs in no cache
    if (user !== null || operation.permission !== 'public') res.set('Cache-Control', 'no-store');
    await demandAccess(operation, user, req, options);
    res.locals['user'] = user;
    next();
  };
  const read = requestReader(operation, compile);
  const run: RequestHandler = async (req, res) => {
    const context = { ...read(req), user: res.locals['user'] as unknown, requestId: requestIdOf(req), req, res };
    await send(res, await handler(context as never));
  };
  const body = timedBody(operation.body?.schema === null ? uploadMs : bodyMs);
  return [...check, authorize, body.begin, ...bodyParsers(operation), body.end, run];
}

/** Throws unless this user may; `onRefused` hears of somebody signed in. */
export async function demandAccess(
  operation: Operation,
  user: SignedInUser | null,
  req: Request,
  { demandToken, onRefused }: BindOptions,
): Promise<void> {
  try {
    demandPermission(operation, user);
    // no browser adds a machine's token by itself
    const isChange = operation.permission !== 'public' && operation.method !== 'get';
    if (isChange && user?.token === undefined) demandToken?.(req);
  } catch (error) {
    if (user !== null && error instanceof ProblemError)
      await onRefused?.({ user, operation, code: error.code, requestId: requestIdOf(req) });
    throw error;
  }
}

function refuseMethod(allow: string): RequestHandler {
  return (req, res) => {
    if (req.method !== 'OPTIONS') throw new ProblemError('request.method_not_allowed', { headers: { Allow: allow } });
    res.status(204).set('Allow', allow).end();
  };
}

async function send(res: Response, answer: AnyAnswer): Promise<void> {
  res.status(answer.status).set(answer.headers ?? {});
  if (answer.stream !== undefined && answer.headers?.['Content-Type'] === 'text/event-stream')
    sendEvents(res, answer.stream);
  // cuts the connection: half a file must not pass for whole
  else if (answer.stream !== undefined) await pipeline(answer.stream, res);
  else if (answer.body === undefined) res.end();
  else res.json(answer.body);
}

/** That its reader goes is how it ends, no failure. */
function sendEvents(res: Response, stream: Readable): void {
  res.once('close', () => stream.destroy());
  if (res.destroyed) stream.destroy();
  else stream.pipe(res);
}
