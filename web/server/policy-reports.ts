/** What browsers say they refused. Anybody may send anything: little is read, less is logged, and no address of a person's. */
import type { Logger } from '@manzil/core/platform/logger';
import express, { type Router } from 'express';

export const reportsPath = '/csp-reports';

/** Per process. Beyond, reports are counted as requests only. */
const mostPerMinute = 30;
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Answers 204, whatever came. @param now steady clock, ms */
export function policyReports(log: Logger, now: () => number = () => performance.now()): Router {
  let minute = 0;
  let taken = 0;
  const router = express.Router();
  router.post(
    reportsPath,
    (_req, res, next) => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) {
        minute = current;
        taken = 0;
      }
      taken += 1;
      if (taken <= mostPerMinute) return next();
      // the body stays unread
      res.set('Connection', 'close').status(204).end();
    },
    express.json({ type: types, limit: '16kb' }),
    (req, res) => {
      const refused = readReport(req.body);
      if (refused !== null) log.warn(refused, 'a browser refused what the policy forbids');
      res.status(204).end();
    },
  );
  return router;
}

/** The first of the body, in either form that browsers send. */
function readReport(body: unknown): { directive: string; blocked: string } | null {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const { 'csp-report': old, body: current } = (first ?? {}) as Record<string, unknown>;
  const report = (old ?? current ?? {}) as Record<string, unknown>;
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? report['effectiveDirective'];
  if (typeof directive !== 'string') return null;
  const [name = ''] = directive.split(' ', 1);
  if (!/^[a-z-]{3,40}$/.test(name)) return null;
  return { directive: name, blocked: hostOf(report['blocked-uri'] ?? report['blockedURL']) };
}

/** `inline`, `eval` and the like stay as they are; of an address only the host. */
function hostOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'unknown';
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).hostname.slice(0, 100) : 'unknown';
}
