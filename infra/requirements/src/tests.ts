/** Ids stand in a title's square brackets: `[P-033 P-034]`. */
import { parseSync, Visitor } from 'rolldown/utils';

export interface NamedTest {
  id: string;
  /** From the root of the repository. */
  file: string;
  /** Without its ids. */
  title: string;
}

type CallExpression = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0];
type Expression = CallExpression['callee'];

const runners = new Set(['test', 'it', 'describe']);
/** A test that is not run shows nothing. */
const notRun = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);
const brackets = /\[((?:[PAM]-\d{3,4})(?:[,\s]+[PAM]-\d{3,4})*)\]/g;

/** Throws Error when the file cannot be read as TypeScript. */
export function namedTests(file: string, source: string): NamedTest[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: NamedTest[] = [];
  new Visitor({
    CallExpression(call) {
      if (!isRun(call.callee)) return;
      const title = titleOf(call);
      const named = [...title.matchAll(brackets)].flatMap(([, list = '']) => list.match(/[PAM]-\d{3,4}/g) ?? []);
      const ids = [...new Set([...named, ...idsOfTable(call.callee)])];
      const words = title.replace(brackets, '').replace(/\s+/g, ' ').trim();
      found.push(...ids.map((id) => ({ id, file, title: words })));
    },
  }).visit(program);
  return found;
}

/** A line of a test's table may name a row: 'P-308 address'. */
function idsOfTable(callee: Expression): string[] {
  if (callee.type !== 'CallExpression') return [];
  const table = JSON.stringify(callee.arguments, (key, value: unknown) => (key === 'raw' ? undefined : value));
  return [...table.matchAll(/"value":"([PAM]-\d{3,4}[^"]*)"/g)].flatMap(
    ([, text = '']) => text.match(/[PAM]-\d{3,4}/g) ?? [],
  );
}

/** `test(…)`, `it.each(…)(…)`, `test.describe(…)`; never `test.skip(…)`. */
function isRun(callee: Expression): boolean {
  if (callee.type === 'Identifier') return runners.has(callee.name);
  if (callee.type === 'CallExpression') return isRun(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isRun(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !notRun.has(callee.property.name) && isRun(callee.object);
}

function titleOf({ arguments: [first] }: CallExpression): string {
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type !== 'TemplateLiteral') return '';
  return first.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
