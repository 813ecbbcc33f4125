import type { Operation } from './operations.ts';

/** The operations of one path, under the pattern that Express knows it by. */
export type Route = { pattern: string; operations: Operation[]; allow: string };

/** Groups operations by path; a literal path comes before one with a parameter in its place, so it is never taken for an id. */
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

/** Segment by segment: a literal sorts before a segment that has a parameter. */
function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.includes('{') ? `1${segment}` : `0${segment}`))
    .join('/');
}
