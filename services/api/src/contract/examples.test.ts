import { expect, test } from 'vitest';
import { contract, follow, type JsonSchema } from './document.ts';
import { readOperations } from './operations.ts';
import { answerCompiler, requestCompiler } from './schemas.ts';

const compilers = [requestCompiler(contract), answerCompiler(contract)];
const schemas = Object.entries(contract.components.schemas);
const withExamples = schemas.filter(([, schema]) => Array.isArray(schema['examples']));

test.each(withExamples)('the examples of %s fit it, also closed to unknown members', (_name, schema) => {
  for (const compile of compilers) {
    const validate = compile(schema);
    for (const example of schema['examples'] as unknown[]) {
      expect({ example, fits: validate(example), errors: validate.errors }).toMatchObject({ fits: true });
    }
  }
});

test('every schema of every operation compiles', { timeout: 60_000 }, () => {
  const [request, answer] = compilers;
  const operations = readOperations(contract);
  for (const operation of operations) {
    for (const parameter of operation.parameters) request!(follow<JsonSchema>(contract, parameter.schema));
    if (operation.body?.schema) request!(operation.body.schema);
    for (const schema of operation.answers.values()) if (schema) answer!(schema);
  }
  expect(operations.length).toBeGreaterThan(50);
});
