import { describe, expect, it } from 'vitest';
import { type Call, problem } from '#testing/answers.ts';
import { type ServedSite, servedSite } from '#testing/served.ts';
import { languages, words } from '#testing/words.ts';

const key = '5f2b0c6f8d3a4e1b9c7d2a6e4f8b1c3d';
const read = 'GET /api/subscriptions/{subscription}';
const confirm = 'POST /api/subscriptions/{subscription}/confirm';
const end = 'POST /api/subscriptions/{subscription}/end';
const posted = (site: ServedSite): Call[] => site.api.calls.filter(({ operation }) => operation.startsWith('POST'));

describe.each(languages)('the page of a subscription (%s)', (language) => {
  const { subscription: text } = words[language];
  const address = `/${language}/subscription?key=${key}`;
  const form = new RegExp(`<form(?=[^>]*method="post")[^>]*action="/${language}/subscription\\?key=${key}"`);

  it('changes nothing by being opened, is kept nowhere and found by no search engine [M-884]', async () => {
    const site = await servedSite({ [read]: { state: 'waiting' } });
    const answer = await site.get(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text.states.waiting.title}</h1>`));
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(form);
    expect(html).not.toContain(`rel="canonical" href="https://manzil.example/${language}/subscription?`);
    expect(posted(site)).toEqual([]);
  });

  it.each([
    ['confirm', confirm, 'confirmed'],
    ['end', end, 'ended'],
  ] as const)('a button without scripts does it and says so: %s [M-884]', async (what, operation, state) => {
    const site = await servedSite({ [read]: { state }, [operation]: { state } });
    const answer = await site.post(address, { do: what });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain(text.states[state].title);
    expect(posted(site).map((call) => call.operation)).toEqual([operation]);
  });

  it.each([
    ['confirmed', 'confirmed'],
    ['unasked', 'confirmed'],
    ['ended', 'ended'],
  ] as const)('says how it stands: %s [M-884]', async (state, said) => {
    const site = await servedSite({ [read]: { state } });
    const html = await (await site.get(address)).text();
    expect(html).toContain(text.states[said].text);
    expect(form.test(html)).toBe(said === 'confirmed');
  });

  it('says that a link is not valid any more, and when nobody knows [M-884]', async () => {
    const gone = await servedSite({ [read]: problem(404, 'subscription.not_found') });
    const answer = await gone.get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(text.states.gone.title);
    expect(await (await (await servedSite()).get(`/${language}/subscription`)).text()).toContain(
      text.states.gone.title,
    );
    const down = await servedSite({ [read]: problem(503, 'server.unavailable') });
    const unclear = await down.get(address);
    expect(unclear.status).toBe(503);
    expect(await unclear.text()).toContain(text.states.failed.title);
  });
});
