/** developers.hubspot.com/docs/api-reference/error-handling, and public issues. */
import { randomUUID } from 'node:crypto';

export interface ErrorBody {
  status: 'error';
  message: string;
  correlationId: string;
  category: string;
  [more: string]: unknown;
}

export class HubspotError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    category: string,
    message: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'HubspotError';
    this.status = status;
    this.body = { status: 'error', message, correlationId: randomUUID(), category, ...more };
    this.headers = headers;
  }
}

export function notFound(): HubspotError {
  return new HubspotError(404, 'OBJECT_NOT_FOUND', 'resource not found');
}

export const invalid = (message: string): HubspotError => new HubspotError(400, 'VALIDATION_ERROR', message);

/** Its id only in the message (hubspot-api-nodejs, issue 545). */
export function contactExists(id: string): HubspotError {
  return new HubspotError(409, 'CONFLICT', `Contact already exists. Existing ID: ${id}`);
}

export interface InvalidProperty {
  name: string;
  error: string;
  message: string;
}

/** The details stand as JSON inside the message. */
export function invalidProperties(wrong: readonly InvalidProperty[]): HubspotError {
  const entries = wrong.map(({ name, error, message }) => ({
    isValid: false,
    message,
    error,
    name,
    localizedErrorMessage: message,
    portalId: 4_242_424,
  }));
  return invalid(`Property values were not valid: ${JSON.stringify(entries)}`);
}

export function valueTaken(name: string, value: string, id: string, otherId: string): HubspotError {
  const coordinates = `portalId=4242424, objectTypeId=0-1, propertyName=${name}, value=${value}`;
  return invalid(`Cannot set PropertyValueCoordinates{${coordinates}} on ${id}. ${otherId} already has that value.`);
}

/** One of the named scopes is enough. */
export function missingScopes(scopes: readonly string[]): HubspotError {
  return new HubspotError(
    403,
    'MISSING_SCOPES',
    "This app hasn't been granted all required scopes to make this call.",
    {
      links: { scopes: 'https://developers.hubspot.com/scopes' },
      errors: [
        { message: 'One or more of the following scopes are required.', context: { requiredGranularScopes: scopes } },
      ],
    },
  );
}

/** Page "Usage guidelines", "Error responses". */
export function tooMany(policyName: 'DAILY' | 'TEN_SECONDLY_ROLLING' | 'SECONDLY'): HubspotError {
  const which = { DAILY: 'daily', TEN_SECONDLY_ROLLING: 'ten_secondly_rolling', SECONDLY: 'secondly' }[policyName];
  return new HubspotError(429, 'RATE_LIMITS', `You have reached your ${which} limit.`, {
    errorType: 'RATE_LIMIT',
    policyName,
    requestId: randomUUID(),
  });
}
