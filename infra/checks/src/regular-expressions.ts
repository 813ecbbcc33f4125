import { parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';

export interface Found {
  /** As it stands in the source. */
  text: string;
  line: number;
}

/** The literals of a file, and what it makes of text, which nobody can judge from the source. @throws Error unreadable */
export function regularExpressions(file: string, source: string): { literals: Found[]; made: Found[] } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const literals: Found[] = [];
  const made: Found[] = [];
  const at = (start: number, end: number): Found => ({
    text: source.slice(start, end),
    line: source.slice(0, start).split('\n').length,
  });
  const isRegExp = (callee: { type: string; name?: unknown }): boolean =>
    callee.type === 'Identifier' && callee.name === 'RegExp';
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) literals.push(at(node.start, node.end));
    },
    NewExpression: ({ callee, start, end }) => {
      if (isRegExp(callee)) made.push(at(start, end));
    },
    CallExpression: ({ callee, start, end }) => {
      if (isRegExp(callee)) made.push(at(start, end));
    },
  }).visit(program);
  return { literals, made };
}

/**
 * How an expression can cost more than the length of its text; empty for a linear one. Found by scslre, which follows the
 * automaton: two loops that can take the same characters (Trade, Self), or a loop that begins anew at each of them (Move).
 * Not found: alternatives of one loop that overlap, as in (\d|\d\d)*.
 */
export function costs(literal: string): string[] {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.map(({ type, exponential }) => (exponential ? 'exponential' : type));
}
