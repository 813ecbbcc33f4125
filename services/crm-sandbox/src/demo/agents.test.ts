import { agents } from '@manzil/core/seeds/content/agents';
import { expect, it } from 'vitest';
import { agentsOf } from './agents.ts';

it('names only people whom the site knows', () => {
  const known = agents.map(({ email }) => email);
  for (const mailbox of Object.values(agentsOf).flat()) expect(known).toContain(mailbox);
});
