/** A pause is too short on a busy machine and too long on a quiet one. */
import { parseSync, Visitor } from 'rolldown/utils';

type Visited = ConstructorParameters<typeof Visitor>[0];
type Call = Parameters<NonNullable<Visited['CallExpression']>>[0];

/** A pause for something else, such as a finger's, says so on the line above. */
const excuse = /\/\/ a pause: \S+/;

/** Each names its line. @throws Error when it cannot be read as TypeScript */
export function waitProblems(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const pauses = new Set<string>();
  const found: { start: number; what: string }[] = [];
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!/^(node:)?timers\/promises$/.test(from.value)) return;
      for (const { local } of specifiers) pauses.add(local.name);
    },
    CallExpression(call) {
      const name = calleeOf(call);
      if (name === 'waitForTimeout') found.push({ start: call.start, what: 'waits for a time' });
      if (pauses.has(name)) found.push({ start: call.start, what: 'waits for a time' });
    },
    NewExpression({ callee, arguments: [first], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Promise' || first === undefined) return;
      // resolved by a timer and nothing else
      if (/^new Promise(<[^>]*>)?\(\(?(\w+)\)? =>\s*\{?\s*(void )?setTimeout\(\2\b/.test(source.slice(start, end)))
        found.push({ start, what: 'waits for a time' });
    },
    Literal({ value, start }) {
      if (value === 'networkidle') found.push({ start, what: 'waits until nothing is asked for any more' });
    },
  }).visit(program);
  const lines = source.split('\n');
  return found
    .map(({ start, what }) => ({ line: source.slice(0, start).split('\n').length, what }))
    .filter(({ line }) => !excuse.test(lines[line - 2] ?? ''))
    .map(({ line, what }) => `${file}:${String(line)} ${what}; name the state that is waited for`);
}

function calleeOf({ callee }: Call): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}
