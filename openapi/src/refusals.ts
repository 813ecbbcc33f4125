import type { OpenApiDocument } from './bundle.ts';
import { operationsOf, type Operation } from './operations.ts';

const names: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '413': 'TooLarge',
  '415': 'UnsupportedMediaType',
  '429': 'TooManyRequests',
  default: 'Failure',
};

/** Those that follow from what an operation takes. Changes the document. */
export function addRefusals(document: OpenApiDocument): void {
  for (const operation of operationsOf(document)) {
    const item = document.paths[operation.path] as Record<string, { responses: Record<string, unknown> }>;
    const { responses } = item[operation.method]!;
    for (const status of refusalsOf(operation))
      responses[status] ??= { $ref: `#/components/responses/${names[status]}` };
  }
}

function refusalsOf({ permission, parameters, body, limits }: Operation): string[] {
  const inPath = parameters.some((parameter) => parameter.in === 'path');
  const outsidePath = parameters.some((parameter) => parameter.in !== 'path');
  return [
    ...(outsidePath || body ? ['400'] : []),
    ...(permission === 'public' ? [] : ['401', '403']),
    ...(inPath ? ['404'] : []),
    ...(body ? ['413', '415'] : []),
    ...(limits ? ['429'] : []),
    'default',
  ];
}
