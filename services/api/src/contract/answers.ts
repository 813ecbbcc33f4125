import type { ContractDocument } from './document.ts';
import type { Operation } from './operations.ts';
import { answerCompiler, type ValidateFunction } from './schemas.ts';

/** Empty: as the contract has it. */
export type AnswerValidator = (operationId: string, status: number, body: unknown) => string[];

/** For tests. Compiles when first needed; throws for an unknown operation. */
export function answerValidator(document: ContractDocument, operations: readonly Operation[]): AnswerValidator {
  const compile = answerCompiler(document);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const compiled = new Map<string, ValidateFunction>();
  return (operationId, status, body) => {
    const operation = byId.get(operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}`);
    const key = declaredStatus(operation, status);
    if (key === null) return [`${operationId} answers ${status}, which the contract does not have`];
    const schema = operation.answers.get(key);
    if (!schema) return body === undefined ? [] : [`${operationId} answers ${status} with a body, which has none`];
    const validate = compiled.get(`${operationId} ${key}`) ?? compile(schema);
    compiled.set(`${operationId} ${key}`, validate);
    if (validate(asJson(body))) return [];
    return (validate.errors ?? []).map(
      (error) =>
        `${operationId} ${status}: ${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
    );
  };
}

/** Only refusals may come under `default`. */
function declaredStatus(operation: Operation, status: number): string | null {
  if (operation.answers.has(String(status))) return String(status);
  return status >= 400 && operation.answers.has('default') ? 'default' : null;
}

/** As the caller reads it: dates are texts, undefined vanishes. */
function asJson(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}
