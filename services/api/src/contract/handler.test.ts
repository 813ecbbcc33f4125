import { expectTypeOf, test } from 'vitest';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Answer, Context, Handlers } from './handler.ts';

// for the type check; empty at run time
test('a handler knows its request and its answers', () => {
  expectTypeOf<Context<'getProperty'>['params']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<Context<'listProperties'>['query']['limit']>().toEqualTypeOf<number>();
  expectTypeOf<Context<'listProperties'>['query']['minPrice']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Context<'createContact'>['body']['email']>().toEqualTypeOf<string>();
  expectTypeOf<Context<'createContact'>['headers']['Idempotency-Key']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Context<'syncNow'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Answer<'createContact'>['status']>().toEqualTypeOf<200 | 201>();
  expectTypeOf<Answer<'logout'>['status']>().toEqualTypeOf<302>();
});

test('only a public operation may have nobody asking', () => {
  expectTypeOf<Context<'listAgents'>['user']>().toEqualTypeOf<SignedInUser | null>();
  expectTypeOf<Context<'listLeads'>['user']>().toEqualTypeOf<SignedInUser>();
});

test('every operation that is built has a handler', () => {
  expectTypeOf<Handlers>().toHaveProperty('createLead');
  expectTypeOf<Handlers>().toHaveProperty('deleteAgent');
});
