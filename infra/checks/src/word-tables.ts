/**
 * Words from outside read `Record<string, …>`, and every object has `constructor`: `ownValue` reads them, or they
 * are Maps.
 */
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * As `file:line table[…]`.
 * @throws Error when the file cannot be parsed
 */
export function unguardedReads(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const tables = new Set<string>();
  const written = new Set<number>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.typeAnnotation == null || init === null) return;
      const object = init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init;
      const type = source.slice(id.typeAnnotation.start, id.typeAnnotation.end);
      // begun empty it is a collection, not a table
      const isTable = object.type === 'ObjectExpression' && object.properties.length > 0;
      if (isTable && /^:\s*(Readonly<)?(Partial<)?Record<string,/.test(type)) tables.add(id.name);
    },
    AssignmentExpression({ left }) {
      written.add(left.start);
    },
  }).visit(program);
  const found: string[] = [];
  new Visitor({
    MemberExpression({ computed, object, property, start }) {
      if (!computed || object.type !== 'Identifier' || !tables.has(object.name)) return;
      if (property.type === 'Literal' || written.has(start)) return;
      found.push(
        `${file}:${String(source.slice(0, start).split('\n').length)} ${object.name}[…] is read by a word: use ownValue`,
      );
    },
  }).visit(program);
  return found;
}
