/** No session, headers, log or contract, but the same members from the same rows. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { barePage } from './floor-page.ts';
import { featuredSql, leadSql, listSql, propertySql } from './floor-sql.ts';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  // as many as the api has
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
});
const page = process.env['PAGE'] ? await barePage(process.env['PAGE']) : null;

const server = createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    send(res, 500, { error: String(error) });
  });
});

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '', 'http://localhost');
  if (req.method === 'POST') return lead(req, res);
  if (url.pathname === '/en') return html(res);
  if (url.pathname === '/api/properties') return list(url, res);
  if (url.pathname === '/api/properties/featured') return featured(res);
  return property(Number(url.pathname.slice(url.pathname.lastIndexOf('/') + 1)), res);
}

async function list({ searchParams }: URL, res: ServerResponse): Promise<void> {
  const values = [
    searchParams.get('type')?.toLowerCase(),
    searchParams.get('category'),
    searchParams.get('minPrice') ?? '0',
  ];
  const { rows } = await pool.query<{ total: number }>({ name: 'list', text: listSql, values });
  const total = rows[0]?.total ?? 0;
  const properties = rows.map(({ total: _total, ...row }) => row);
  const pagination = {
    page: 1,
    limit: 12,
    total,
    totalPages: Math.ceil(total / 12),
    hasNext: total > 12,
    hasPrev: false,
  };
  send(res, 200, { properties, pagination });
}

async function property(id: number, res: ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'property', text: propertySql, values: [id] });
  send(res, rows.length === 0 ? 404 : 200, rows[0] ?? null);
}

async function featured(res: ServerResponse): Promise<void> {
  send(res, 200, (await pool.query({ name: 'featured', text: featuredSql })).rows);
}

async function lead(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string> & {
    consent?: { policyVersion: string };
  };
  const wrong =
    !body['firstName'] || !/^[^@\s]+@[^@\s]+$/.test(body['email'] ?? '') || (body['message'] ?? '').length > 5_000;
  if (wrong) return send(res, 400, { code: 'request.invalid' });
  const { rows } = await pool.query<{ id: number; referenceId: string; queued: number }>({
    name: 'lead',
    text: leadSql,
    values: [
      `MZL-${randomUUID()}`,
      body['firstName'],
      body['lastName'],
      body['email'],
      body['phone'],
      body['message'],
      body['source'],
      body['page'],
      body['language'],
      body.consent?.policyVersion,
      req.headers['idempotency-key'],
      randomUUID(),
      randomUUID(),
    ],
  });
  const [row] = rows;
  if (row?.queued !== 2) throw new Error('not stored');
  send(res, 201, { id: row.id, referenceId: row.referenceId, status: 'new' });
}

function html(res: ServerResponse): void {
  const body = Buffer.from(page?.() ?? '');
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
}

function send(res: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length }).end(body);
}

process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }));
