import { Histogram, type Registry } from 'prom-client';

export interface ObservedRequest {
  method: string;
  /** A pattern such as `/api/leads/:id`: its values must be few. */
  route: string;
  status: number;
  aborted: boolean;
  ms: number;
}

export interface HttpMetrics {
  observe(request: ObservedRequest): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createHttpMetrics(registry: Registry): HttpMetrics {
  const duration = new Histogram({
    name: 'manzil_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    // a forced synchronisation takes up to 25 s
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  });
  return {
    observe({ method, route, status, aborted, ms }) {
      const labels = {
        method: methods.has(method) ? method : 'other',
        route,
        status: aborted ? 'aborted' : `${String(Math.trunc(status / 100))}xx`,
      };
      duration.observe(labels, ms / 1_000);
    },
  };
}
