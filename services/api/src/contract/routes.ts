import type { Operation } from './operations.ts';

/** `pattern` is Express's. */
export type Route = { pattern: string; operations: Operation[]; allow: string };

/** Literal paths first, so that none is taken for an id. */
export function routesOf(operations: readonly Operation[]): Route[] {
  const byPath = Map.groupBy(operations, (operation) => operation.path);
  return [...byPath.entries()]
    .toSorted(([left], [right]) => sortKey(left).localeCompare(sortKey(right)))
    .map(([path, group]) => ({
      pattern: path.replace(/\{(\w+)\}/g, ':$1'),
      operations: group,
      allow: [
        ...new Set(group.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))),
      ].join(', '),
    }));
}

function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.includes('{') ? `1${segment}` : `0${segment}`))
    .join('/');
}
