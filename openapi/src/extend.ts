interface ObjectSchema {
  'x-extends'?: string;
  required?: string[];
  properties?: Record<string, unknown>;
}

/** In place of `allOf`, which no closed schema can fulfil. Changes its argument; throws for an unknown schema. */
export function extendSchemas(schemas: Record<string, unknown>): void {
  for (const [name, schema] of Object.entries(schemas) as [string, ObjectSchema][]) {
    const { 'x-extends': of, required = [], properties = {} } = schema;
    if (of === undefined) continue;
    const base = schemas[of] as ObjectSchema | undefined;
    if (base === undefined) throw new Error(`${name} extends ${of}, which there is not`);
    delete schema['x-extends'];
    schema.required = [...(base.required ?? []), ...required];
    schema.properties = { ...base.properties, ...properties };
  }
}
