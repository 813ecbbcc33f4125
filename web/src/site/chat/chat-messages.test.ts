import { describe, expect, it } from 'vitest';
import { chatMessage, isSendKey, linkTarget, messageOf, textToSend } from './chat-messages.ts';

describe('a message [P-235]', () => {
  it('has an id of its own, a type, its text and its time; suggestions only when there are some', () => {
    const before = Date.now();
    const user = chatMessage('user', 'villas in Al Waab');
    const bot = chatMessage('bot', 'We have 4.', { suggestions: ['Cheaper'] });
    expect(user).toEqual({ id: user.id, type: 'user', message: 'villas in Al Waab', timestamp: user.timestamp });
    expect(user.timestamp.getTime()).toBeGreaterThanOrEqual(before);
    expect(bot).toMatchObject({ type: 'bot', message: 'We have 4.', suggestions: ['Cheaper'] });
    expect(bot.id).not.toBe(user.id);
  });

  it('takes message and suggestions from the reply', () => {
    const reply = { intent: 'hours', language: 'en', listings: [], agents: [], links: [], context: {} } as const;
    expect(
      messageOf({ ...reply, message: 'Open.', suggestions: ['Contact'], listings: [], agents: [], links: [] }),
    ).toMatchObject({
      type: 'bot',
      message: 'Open.',
      suggestions: ['Contact'],
    });
  });
});

it.each([
  ['  villas  ', false, 'villas'],
  ['   ', false, null],
  ['\n\t', false, null],
  ['villas', true, null],
])('of %j while pending is %s, %j is sent', (typed, pending, sent) => {
  expect(textToSend(typed, pending)).toBe(sent);
});

it.each([
  [{}, true],
  [{ shiftKey: true }, false],
  [{ isComposing: true }, false],
  [{ keyCode: 229 }, false],
  [{ key: 'a' }, false],
])('Enter with %j sends: %s', (change, sends) => {
  expect(isSendKey({ key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13, ...change })).toBe(sends);
});

it.each([
  ['/properties?type=Rent', 'inside'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['https://wa.me/97450000142', 'outside'],
  ['http://evil.example', null],
  ['tel:+97440000142', 'outside'],
  ['mailto:hello@manzil.example', 'outside'],
])('%s leads %s', (href, target) => {
  expect(linkTarget(href)).toBe(target);
});
