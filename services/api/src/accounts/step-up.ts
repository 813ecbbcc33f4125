import type { Request } from 'express';
import { ProblemError } from '../contract/problem.ts';
import { sessionOf } from './session.ts';

const confirmedMs = 5 * 60_000;

/**
 * Before a role, an e-mail address or a key changes: a screen left open is not its person.
 * @throws ProblemError auth.confirmation_required when the password was typed more than five minutes ago
 */
export function demandConfirmed(req: Request): void {
  const { confirmedAt } = sessionOf(req) ?? {};
  if (confirmedAt === undefined || Date.now() - confirmedAt > confirmedMs)
    throw new ProblemError('auth.confirmation_required');
}
