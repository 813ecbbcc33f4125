import { bundle, createConfig } from '@redocly/openapi-core';
import { extendSchemas } from './extend.ts';

export type OpenApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
};

/** References become local. Throws with every broken one listed. */
export async function bundleDocument(file: string): Promise<OpenApiDocument> {
  const config = await createConfig({ rules: {} });
  const result = await bundle({ ref: file, config });
  if (result.problems.length > 0) {
    const list = result.problems.map((problem) => {
      const at = problem.location[0];
      return `${at?.source.absoluteRef ?? file}: ${problem.message}`;
    });
    throw new Error(`Cannot bundle ${file}:\n${list.join('\n')}`);
  }
  const document = JSON.parse(JSON.stringify(result.bundle.parsed)) as OpenApiDocument;
  extendSchemas(document.components?.schemas ?? {});
  return document;
}
