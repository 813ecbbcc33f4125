/** For links and `fetch`; leaves out undefined. */
export function addressOf(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
