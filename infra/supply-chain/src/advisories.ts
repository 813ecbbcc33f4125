/** What `npm audit --json` answered, read. */
import type { LockedPackages } from '../../checks/src/supply-chain.ts';

export interface Advisory {
  id: string;
  package: string;
  severity: string;
  title: string;
  /** Whether it reaches the images; else tools alone have it. */
  shipped: boolean;
}

export type AuditAnswer = { asked: true; found: Advisory[] } | { asked: false; why: string };

const notAsked = (why: string): AuditAnswer => ({ asked: false, why });

/** @param packages of the lock file that was asked about. Whatever is no full answer counts as none. */
export function readAudit(text: string, packages: LockedPackages): AuditAnswer {
  const answer = objectOf(text);
  if (answer === null) return notAsked('npm gave no answer that can be read');
  if (answer['error'] !== undefined || typeof answer['message'] === 'string') return notAsked(refusalOf(answer));
  const vulnerabilities = asObject(answer['vulnerabilities']);
  const looked = asObject(asObject(answer['metadata'])?.['dependencies'])?.['total'];
  if (answer['auditReportVersion'] !== 2 || vulnerabilities === null)
    return notAsked('npm answered in an unknown form');
  if (typeof looked !== 'number' || looked === 0) return notAsked('npm looked at no package');
  const found = new Map<string, Advisory>();
  for (const one of Object.values(vulnerabilities).map(asObject))
    for (const via of asList(one?.['via']).map(asObject)) {
      // a text names another package, which has a row of its own
      if (via === null) continue;
      const name = textOf(via['name']);
      const id = textOf(via['url']) || textOf(via['source']);
      const shipped = asList(one?.['nodes']).some((place) => packages[String(place)]?.dev !== true);
      found.set(`${id} ${name}`, {
        id,
        package: name,
        severity: textOf(via['severity']),
        title: textOf(via['title']),
        shipped: shipped || (found.get(`${id} ${name}`)?.shipped ?? false),
      });
    }
  return { asked: true, found: [...found.values()] };
}

/** npm's own word; what a proxy or a mirror says goes by its status. */
function refusalOf(answer: Record<string, unknown>): string {
  const error = asObject(answer['error']);
  const status = answer['statusCode'];
  if (typeof status === 'number') return `the registry answers ${String(status)} to questions about advisories`;
  return textOf(error?.['code']) || textOf(error?.['summary']).split('\n')[0] || 'npm could not ask';
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
