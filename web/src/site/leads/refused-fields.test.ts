import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { refusedFields } from './refused-fields.ts';

const refusal = (...errors: [path: string, code: string][]) =>
  new ApiError(
    400,
    'Bad Request',
    JSON.stringify({
      code: 'request.invalid',
      errors: errors.map(([path, code]) => ({ in: 'body', path, code, message: 'in English' })),
    }),
  );

describe('refusedFields', () => {
  it('translates what the server found wrong to the messages of the fields [P-278 P-279 P-280 P-284 P-285]', () => {
    expect(
      refusedFields(refusal(['firstName', 'required'], ['phone', 'pattern'], ['email', 'format'], ['captcha', 'type'])),
    ).toEqual({ fullName: 'fullName', phone: 'phone', email: 'email', captcha: 'captcha' });
    expect(refusedFields(refusal(['captchaToken', 'minLength']))).toEqual({ captcha: 'captchaToken' });
    expect(refusedFields(refusal(['email', 'maxLength'], ['message', 'maxLength']))).toEqual({
      email: 'tooLong',
      message: 'tooLong',
    });
  });

  it('blames no field for what the visitor cannot mend', () => {
    expect(refusedFields(refusal(['email', 'format'], ['propertyId', 'unknown']))).toEqual({});
    expect(refusedFields(refusal(['constructor', 'unknown']))).toEqual({});
    expect(refusedFields(new ApiError(422, '', '{"code":"lead.spam"}'))).toEqual({});
    expect(refusedFields(new TypeError('Failed to fetch'))).toEqual({});
  });
});
