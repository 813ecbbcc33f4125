import { freePort } from '@manzil/embedded/free-port';
import { startBalancer, type Balancer } from './balancer.ts';
import type { Child } from './child.ts';

export interface Front {
  url: string;
  members: FrontMember[];
}

export interface FrontMember {
  child: Child;
  target: string;
  balancer: Balancer;
}

type Start = (name: string, changes: Record<string, string>, entry?: string) => Promise<Child>;

/** @param onStop receives what closes before the processes stop */
export async function startFront(start: Start, onStop: (close: () => Promise<void>) => void): Promise<Front> {
  const apis = await startTwo((port) => start('api', { API_PORT: port }));
  const apiProxy = await startBalancer({ targets: apis.map(({ target }) => target), readinessPath: '/readyz' });
  onStop(() => apiProxy.close());
  const webs = await startTwo((port) => start('web', { PORT: port, API_URL: apiProxy.url }, 'web/server/main.ts'));
  const webProxy = await startBalancer({ targets: webs.map(({ target }) => target), readinessPath: '/readyz' });
  onStop(() => webProxy.close());
  return {
    url: webProxy.url,
    members: [
      ...webs.map((member) => ({ ...member, balancer: webProxy })),
      ...apis.map((member) => ({ ...member, balancer: apiProxy })),
    ],
  };
}

async function startTwo(startOn: (port: string) => Promise<Child>): Promise<Omit<FrontMember, 'balancer'>[]> {
  const started: Omit<FrontMember, 'balancer'>[] = [];
  for (let n = 0; n < 2; n += 1) {
    const port = String(await freePort());
    started.push({ child: await startOn(port), target: `http://127.0.0.1:${port}` });
  }
  return started;
}
