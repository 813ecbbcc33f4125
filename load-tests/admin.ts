/** Staff at work. ADMIN_USER and ADMIN_PASSWORD, else the demo's. */
import { sleep } from 'k6';
import http from 'k6/http';
import { expectStatus, get, oneOf, optionsOf, site } from './lib/site.ts';
import { enquire } from './lib/visits.ts';

export const options = optionsOf(
  { executor: 'constant-vus', vus: 5, duration: '90s' },
  { 'http_req_duration{name:leads}': ['p(95)<500'], 'http_req_duration{name:status}': ['p(95)<500'] },
);

interface Session {
  headers: Record<string, string>;
}

export function setup(): Session {
  const account = { username: __ENV['ADMIN_USER'] ?? 'admin', password: __ENV['ADMIN_PASSWORD'] ?? 'manzil-demo' };
  const headers = { 'Content-Type': 'application/json', Origin: site };
  const answer = http.post(`${site}/api/auth/login`, JSON.stringify(account), { headers });
  if (answer.status !== 200) throw new Error(`Nobody could sign in: ${String(answer.status)}`);
  const name = answer.cookies['__Host-manzil.sid'] === undefined ? 'manzil.sid' : '__Host-manzil.sid';
  const cookie = answer.cookies[name]?.[0]?.value ?? '';
  const token = answer.headers['X-Session-Token'] ?? '';
  return { headers: { ...headers, Cookie: `${name}=${cookie}`, 'X-Session-Token': token } };
}

export default function admin({ headers }: Session): void {
  get('/api/admin/stats', 'stats', headers);
  const { leads } = get('/api/leads?limit=20', 'leads', headers).json() as { leads: { id: number }[] };
  // a platform that has just started has no leads
  if (leads.length < 5) enquire();
  else {
    const { id } = oneOf(leads);
    get(`/api/leads/${String(id)}`, 'lead', headers);
    const status = JSON.stringify({ status: oneOf(['new', 'contacted', 'qualified']) });
    const answer = http.patch(`${site}/api/leads/${String(id)}`, status, { headers, tags: { name: 'status' } });
    expectStatus(answer, 200, 'status');
  }
  get('/api/admin/deliveries?limit=20', 'ledger', headers);
  sleep(0.5);
}
