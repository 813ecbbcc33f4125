import type { components } from '@manzil/contract/api';

type Press = components['schemas']['PressInput'];

/** Nobody waits for it, and it outlives the page. Without cookies: who pressed is not told. */
export function countPress(id: number, press: Press): void {
  const told = new Request(`/api/properties/${String(id)}/presses`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(press),
    credentials: 'omit',
    keepalive: true,
  });
  fetch(told).catch(() => undefined);
}
