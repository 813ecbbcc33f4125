import { type APIRequestContext, expect } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';

export interface MadeLead {
  id: number;
  referenceId: string;
  email: string;
  lastName: string;
}

/** New person, own client address. */
export async function makeLead(request: APIRequestContext, changes: Record<string, unknown> = {}): Promise<MadeLead> {
  const { question, token } = (await (await request.get('/api/captcha')).json()) as { question: string; token: string };
  const [a = 0, b = 0] = question.split('+').map(Number);
  const lastName = `T${randomUUID().slice(0, 8)}`;
  const email = `${lastName.toLowerCase()}@example.com`;
  const answer = await request.post('/api/contact', {
    headers: {
      'x-forwarded-for': `10.${String(randomInt(256))}.${String(randomInt(256))}.${String(randomInt(1, 255))}`,
    },
    data: {
      firstName: 'Hessa',
      lastName,
      email,
      phone: `+974 5${String(randomInt(1_000_000, 9_999_999))}`,
      message: 'I would like to see an office in Lusail.',
      source: 'contact_form',
      captcha: a + b,
      captchaToken: token,
      ...changes,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...((await answer.json()) as { id: number; referenceId: string }), email, lastName };
}
