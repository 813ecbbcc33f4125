/** Nobody waits for it, and it outlives the page. Without cookies: who looked is not told. */
export function countView(id: number): void {
  const told = new Request(`/api/properties/${String(id)}/views`, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  });
  fetch(told).catch(() => undefined);
}
