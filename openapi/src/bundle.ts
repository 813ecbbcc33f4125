import { bundle, createConfig } from '@redocly/openapi-core';
import { extendSchemas } from './extend.ts';

/** An OpenAPI 3.1 document as plain JSON; only what the generator and the lint read is typed. */
export type OpenApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
};

/**
 * Reads a document with the files it refers to and joins them into one, whose references are all local (`#/components/…`).
 * Throws with every problem listed when a reference leads nowhere.
 */
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
