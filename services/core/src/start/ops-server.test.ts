import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpMetrics } from './http-metrics.ts';
import { createMetrics, observeProcess } from '../platform/metrics.ts';
import { startOpsServer, type OpsOptions, type OpsServer } from './ops-server.ts';

let server: OpsServer;
afterEach(() => server.close());

async function start(changes: Partial<OpsOptions> = {}): Promise<string> {
  server = await startOpsServer({
    port: 0,
    host: '127.0.0.1',
    checks: {},
    isDraining: () => false,
    metrics: createMetrics('test'),
    onError: () => undefined,
    ...changes,
  });
  return `http://127.0.0.1:${String(server.port)}`;
}

const ask = async (url: string): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(url);
  return { status: answer.status, body: await answer.json() };
};

describe('the port for operators', () => {
  it('is alive and ready while every check works', async () => {
    const url = await start({ checks: { database: () => Promise.resolve() } });
    expect(await ask(`${url}/livez`)).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await ask(`${url}/readyz`)).toEqual({ status: 200, body: { status: 'ready', checks: { database: 'ok' } } });
  });

  it('is alive but not ready while a check fails, and names it', async () => {
    const url = await start({ checks: { database: () => Promise.reject(new Error('password=secret')) } });
    expect((await ask(`${url}/livez`)).status).toBe(200);
    expect(await ask(`${url}/readyz`)).toEqual({
      status: 503,
      body: { status: 'waiting', checks: { database: 'failed' } },
    });
  });

  it('is alive but not ready once the process was asked to end', async () => {
    const url = await start({ isDraining: () => true });
    expect((await ask(`${url}/livez`)).status).toBe(200);
    expect(await ask(`${url}/readyz`)).toMatchObject({ status: 503, body: { status: 'stopping' } });
  });

  it('gives metrics in the form that Prometheus reads', async () => {
    const metrics = createMetrics('api');
    observeProcess(metrics);
    const http = createHttpMetrics(metrics);
    http.observe({ method: 'GET', route: '/api/leads/:id', status: 204, aborted: false, ms: 12 });
    http.observe({ method: 'BREW', route: 'unknown', status: 200, aborted: true, ms: 1 });
    const url = await start({ metrics });
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const counted = 'manzil_http_request_duration_seconds_count';
    expect(text).toContain(`${counted}{service="api",method="GET",route="/api/leads/:id",status="2xx"} 1`);
    expect(text).toContain(`${counted}{service="api",method="other",route="unknown",status="aborted"} 1`);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds\{service="api"\} [\d.e-]+/);
  });

  it('answers 500 without a word when a figure cannot be read, and tells the log', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const failure = new Error('no');
    const url = await start({
      onError,
      metrics: { contentType: 'text/plain; version=0.0.4; charset=utf-8', metrics: () => Promise.reject(failure) },
    });
    expect((await fetch(`${url}/metrics`)).status).toBe(500);
    expect(onError).toHaveBeenCalledWith(failure);
  });

  it('knows no other address and takes nothing', async () => {
    const url = await start();
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/livez`, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
