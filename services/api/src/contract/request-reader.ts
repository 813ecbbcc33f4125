import type { Request } from 'express';
import { toFieldProblems } from './field-problems.ts';
import type { Operation } from './operations.ts';
import { parameterReader } from './parameter-reader.ts';
import { invalidRequest, ProblemError, type FieldProblem, type ProblemCode } from './problem.ts';
import type { SchemaCompiler, ValidateFunction } from './schemas.ts';
import { findUnstorableText } from './text-check.ts';

export type ReadRequest = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
};

/** Compiles once. The reader throws the not-found code where a path can name nothing, else request.invalid. */
export function requestReader(operation: Operation, compile: SchemaCompiler): (req: Request) => ReadRequest {
  const readPath = parameterReader('path', operation.parameters, compile);
  const readQuery = parameterReader('query', operation.parameters, compile);
  const readHeaders = parameterReader('header', operation.parameters, compile);
  const validateBody = operation.body?.schema ? compile(operation.body.schema) : null;
  return (req) => {
    const path = readPath(req.params);
    if (path.errors.length > 0 || findUnstorableText('path', path.values).length > 0) {
      throw new ProblemError(operation.notFoundCode as ProblemCode);
    }
    const query = readQuery(req.query);
    const headers = readHeaders(req.headers);
    const errors = [
      ...query.errors,
      ...headers.errors,
      ...findUnstorableText('query', query.values),
      ...(validateBody ? bodyProblems(operation, validateBody, req.body) : []),
    ];
    if (errors.length > 0) throw invalidRequest(errors);
    const body: unknown = operation.body ? req.body : undefined;
    if (operation.body?.schema === null && !isBytes(body)) throw invalidRequest([emptyBody]);
    return { params: path.values, query: query.values, headers: headers.values, body };
  };
}

const emptyBody: FieldProblem = { in: 'body', path: '', code: 'required', message: 'a body is required' };

function isBytes(body: unknown): boolean {
  return Buffer.isBuffer(body) && body.byteLength > 0;
}

function bodyProblems(operation: Operation, validate: ValidateFunction, body: unknown): FieldProblem[] {
  if (body === undefined) {
    if (!operation.body?.required) return [];
    return [{ in: 'body', path: '', code: 'required', message: 'a JSON body is required' }];
  }
  if (!validate(body)) return toFieldProblems('body', validate.errors ?? []);
  return findUnstorableText('body', body);
}
