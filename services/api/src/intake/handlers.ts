import type { Handlers } from '../contract/handler.ts';
import { acceptLead, type IntakeDeps } from './accept-lead.ts';
import type { Enquiry } from './mapper.ts';

interface Received {
  body: Enquiry;
  headers: { 'Idempotency-Key'?: string };
  req: { ip?: string | undefined };
  requestId: string;
}

/** Both addresses take the same road; only the newsletter asks for less. */
export function intakeHandlers(deps: IntakeDeps): Pick<Handlers, 'createContact' | 'createLead'> {
  async function receive({ body, headers, req, requestId }: Received) {
    const idempotencyKey = headers['Idempotency-Key'];
    const { id, referenceId, repeated } = await acceptLead(deps, {
      body,
      idempotencyKey,
      requestId,
      address: req.ip ?? '',
    });
    return {
      status: repeated ? (200 as const) : (201 as const),
      headers: { 'Cache-Control': 'no-store' },
      body: { id, referenceId, status: 'new' as const },
    };
  }
  return { createContact: receive, createLead: receive };
}
