import { ownValue } from '@manzil/core/platform/own-value';
import { toFieldProblems } from './field-problems.ts';
import type { Parameter } from './operations.ts';
import type { FieldProblem } from './problem.ts';
import type { SchemaCompiler, ValidateFunction } from './schemas.ts';

/** A name that came twice has a list. */
export type RawParameters = Readonly<Record<string, unknown>>;
export type ParameterReading = { values: Record<string, unknown>; errors: FieldProblem[] };

export type ParameterReader = (raw: RawParameters) => ParameterReading;

/**
 * Without empty and "not filtered", with aliases, types and defaults; then the schema decides. Ignores unknown names.
 */
export function parameterReader(
  place: Parameter['in'],
  all: readonly Parameter[],
  compile: SchemaCompiler,
): ParameterReader {
  const parameters = all.filter((parameter) => parameter.in === place);
  const validators = new Map(parameters.map(({ name, schema }) => [name, compile(schema)]));
  return (raw) => {
    const reading: ParameterReading = { values: {}, errors: [] };
    for (const parameter of parameters) {
      const value = normalise(parameter, lookUp(parameter, raw));
      const validate = validators.get(parameter.name) as ValidateFunction;
      if (value === undefined) {
        if (parameter.required) reading.errors.push(missing(parameter));
      } else if (validate(value)) {
        reading.values[parameter.name] = value;
      } else {
        reading.errors.push(...nameThem(parameter, toFieldProblems(place, validate.errors ?? [])));
      }
    }
    return reading;
  };
}

function lookUp(parameter: Parameter, raw: RawParameters): unknown {
  const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
  return ownValue(raw, name);
}

function normalise(parameter: Parameter, given: unknown): unknown {
  const fallback = parameter.schema['default'];
  if (given === undefined || given === '' || parameter.unset.includes(given as string)) return fallback;
  if (typeof given !== 'string') return given;
  const text = ownValue(parameter.aliases, given) ?? given;
  const type = parameter.schema['type'];
  // '0x10', '1e9' and ' 5' stay texts, which the schema refuses
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function missing(parameter: Parameter): FieldProblem {
  return { in: parameter.in, path: parameter.name, code: 'required', message: `${parameter.name} is required` };
}

/** Compiled alone, its errors lack its name. */
function nameThem(parameter: Parameter, errors: FieldProblem[]): FieldProblem[] {
  const words = (message: string) => message.replace(/^the body/, parameter.name);
  return errors.map((error) => ({ ...error, path: parameter.name, message: words(error.message) }));
}
