import { nextStepOf } from '@manzil/core/leads/next-step';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { Handlers } from '../../contract/handler.ts';
import type { ApiDeps } from '../../deps.ts';
import { acceptLead, type IntakeDeps } from './accept-lead.ts';
import { countOutcome } from './count-outcome.ts';
import type { Enquiry } from './mapper.ts';

interface Received {
  body: Enquiry;
  headers: { 'Idempotency-Key'?: string };
  req: { ip?: string | undefined };
  requestId: string;
  signal: AbortSignal;
}

export function intakeHandlers(
  deps: IntakeDeps & Pick<ApiDeps, 'metrics'>,
): Pick<Handlers, 'createContact' | 'createLead'> {
  async function receive({ body, headers, req, requestId, signal }: Received) {
    const idempotencyKey = headers['Idempotency-Key'];
    const submit = { body, idempotencyKey, requestId, address: req.ip ?? '', signal };
    const {
      id,
      referenceId,
      repeated,
      linkToken: link,
    } = await countOutcome(deps.metrics.intake, acceptLead(deps, submit));
    const now = Date.now();
    const { hours } = await readOffice(deps.database.pool);
    const next = link === null ? null : nextStepOf(hours, { receivedAt: now, now, answered: false });
    return {
      status: repeated ? (200 as const) : (201 as const),
      headers: { 'Cache-Control': 'no-store' },
      body: { id, referenceId, status: 'new' as const, link, next },
    };
  }
  return { createContact: receive, createLead: receive };
}
