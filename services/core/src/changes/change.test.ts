import { expect, it } from 'vitest';
import { readChange } from './change.ts';

it('reads what the database tells, and nothing that it does not know', () => {
  expect(readChange('leads:12')).toEqual({ kind: 'leads', person: 12 });
  expect(readChange('access:0')).toEqual({ kind: 'access', person: 0 });
  for (const other of ['', 'leads', 'leads:', 'leads:x', 'leads:-1', 'weather:1', 'leads:12345678901'])
    expect(readChange(other)).toBeNull();
});
