interface ObjectSchema {
  'x-extends'?: string;
  required?: string[];
  properties?: Record<string, unknown>;
}

/**
 * Gives each schema that says `x-extends` the members of the schema of that name beside its own, in place of `allOf`, which no
 * schema that is closed to unknown members can fulfil. Changes what it is given. Throws where there is no such schema.
 */
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
