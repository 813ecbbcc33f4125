import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const save = 'POST /api/meta-tags';
const tag = (content: string, isActive = true) => ({
  id: 1,
  platform: 'facebook',
  tagName: 'facebook-domain-verification',
  content,
  isActive,
});

async function open(answers: Answers, language: Language = 'en') {
  const screen = await openScreen('/admin/social-media', {
    language,
    as: 'editor',
    answers: { 'GET /api/social-media': [], ...answers },
  });
  const t = screen.text.adminSocial.facebook;
  const input = await screen.findByLabelText(t.code);
  const submit = () => screen.user.click(screen.getByRole('button', { name: t.save }));
  return { screen, t, input, submit };
}

describe.each(languages)("Facebook's tag (%s)", (language) => {
  it('is shown with the way to a new one [A-127 A-129]', async () => {
    const other = { ...tag('not this one'), id: 2, platform: 'google' };
    const { screen, t } = await open({ 'GET /api/meta-tags': [other, tag('first')] }, language);
    expect(screen.getByText('first')).toBeInTheDocument();
    expect(screen.queryByText('not this one')).toBeNull();
    for (const step of Object.values(t.steps))
      expect(screen.getByText(step.replace('{{tag}}', 'facebook-domain-verification'))).toBeInTheDocument();
  });

  it('is not saved without a code [A-302]', async () => {
    const { screen, t, input, submit } = await open({ 'GET /api/meta-tags': [] }, language);
    await screen.user.type(input, '   ');
    await submit();
    await waitFor(() => {
      expect(screen.getAllByText(t.empty)).toHaveLength(2);
    });
    expect(input).toBeInvalid();
    expect(bodiesTo(screen, save)).toEqual([]);
  });

  it('is saved, told, and may be edited [A-009 A-127 A-128 A-222 A-429]', async () => {
    const { screen, t, input, submit } = await open(
      { 'GET /api/meta-tags': [tag('first')], [save]: tag('second') },
      language,
    );
    screen.api.answer({ 'GET /api/meta-tags': [tag('second')] });
    await screen.user.type(input, '<meta name="facebook-domain-verification" content="second" />');
    await submit();
    expect(await screen.findByText(t.saved)).toBeInTheDocument();
    expect(screen.getByText(t.savedText)).toBeInTheDocument();
    expect(await screen.findByText('second')).toBeInTheDocument();
    expect(input).toHaveValue('');
    await screen.user.click(screen.getByRole('button', { name: t.edit }));
    expect(input).toHaveValue('second');
    expect(input).toHaveFocus();
    await screen.user.click(screen.getByRole('switch', { name: t.isActive }));
    await submit();
    const sent = { platform: 'facebook', tagName: 'facebook-domain-verification', content: 'second' };
    await waitFor(() => {
      expect(bodiesTo(screen, save)).toEqual([
        { ...sent, isActive: true },
        { ...sent, isActive: false },
      ]);
    });
  });

  it('says that it could not be saved, and keeps what was typed [A-430]', async () => {
    const { screen, t, input, submit } = await open(
      { 'GET /api/meta-tags': [tag('first', false)], [save]: problem(500, 'server.error') },
      language,
    );
    expect(screen.getByText(screen.text.adminSocial.inactive)).toBeInTheDocument();
    await screen.user.type(input, 'second');
    await submit();
    expect(await screen.findByText(t.failed)).toBeInTheDocument();
    expect(input).toHaveValue('second');
    expect(screen.getByText('first')).toBeInTheDocument();
  });
});

it('says it in the words of the specification [A-302 A-429 A-430]', async () => {
  const { screen, input, submit } = await open({ 'GET /api/meta-tags': [], [save]: problem(500, 'server.error') });
  await submit();
  await waitFor(() => {
    expect(screen.getAllByText('Please enter the Facebook verification code.')).toHaveLength(2);
  });
  await screen.user.type(input, 'abc');
  await submit();
  expect(await screen.findByText('Failed to save meta tag.')).toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
  screen.api.answer({ [save]: tag('abc') });
  await submit();
  expect(await screen.findByText('Meta Tag Saved')).toBeInTheDocument();
  expect(screen.getByText('Facebook verification meta tag has been saved successfully.')).toBeInTheDocument();
});
