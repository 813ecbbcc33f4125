/** The address of the same list with one thing changed; any change but of the page goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  if (value === '' || value === 'all') next.delete(name);
  else next.set(name, value);
  if (name !== 'page') next.delete('page');
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
