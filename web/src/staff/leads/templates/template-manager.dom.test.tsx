import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { counted, filledIn } from '#testing/fill-in.ts';
import { messageTemplate } from '#testing/made/messages.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { type Language, languages } from '#testing/words.ts';

const add = 'POST /api/message-templates';
const templates = [messageTemplate(), messageTemplate({ id: 3, kind: 'whatsapp', name: 'First', nameAr: 'الأول' })];

const open = (answers: Answers = {}, language: Language = 'en', as: 'manager' | 'agent' = 'manager') =>
  openScreen('/admin/templates', {
    as,
    language,
    answers: { 'GET /api/message-templates': { templates }, ...answers },
  });

describe.each(languages)('the templates (%s)', (language) => {
  it('are listed by name, and are for who may change them [M-1220]', async () => {
    const screen = await open({}, language);
    const { adminTemplates: text } = screen.text;
    const row = await screen.findByRole('row', { name: new RegExp(language === 'ar' ? 'تفاصيل' : 'Details') });
    expect(row).toHaveTextContent(text.kinds.email);
    expect(screen.getByText(counted(language, text, 'found', 2))).toBeInTheDocument();
    const agent = await open({}, language, 'agent');
    expect(await agent.findByText(agent.text.admin.denied.title)).toBeInTheDocument();
  });

  it('are written in both languages with a preview; a place that nobody can fill in is refused [M-1220 M-1221]', async () => {
    const screen = await open({ [add]: messageTemplate() }, language);
    const { adminTemplates: text, adminWriting: writing } = screen.text;
    await screen.user.click(await screen.findByRole('button', { name: text.add }));
    const dialog = within(await screen.findByRole('dialog', { name: text.add }));
    await screen.user.type(dialog.getByLabelText(text.form.name), 'Hello');
    await screen.user.type(dialog.getByLabelText(text.form.nameAr), 'مرحبًا');
    await screen.user.type(dialog.getByLabelText(text.form.text), 'Dear {{{{firstname}}');
    await screen.user.type(dialog.getByLabelText(text.form.textAr), 'السلام عليكم ');
    const insert = filledIn(text.form.insert, { name: writing.places.names.firstName });
    await screen.user.click(dialog.getByRole('button', { name: insert }));
    const preview = within(dialog.getByRole('region', { name: text.form.preview }));
    expect(preview.getByText('السلام عليكم حصة')).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
    expect(await dialog.findByText(/\{\{firstname\}\}/, { selector: '[role=alert]' })).toBeInTheDocument();
    expect(callsTo(screen, add)).toEqual([]);
    await screen.user.clear(dialog.getByLabelText(text.form.text));
    await screen.user.type(dialog.getByLabelText(text.form.text), 'Dear {{{{firstName}}');
    expect(preview.getByText('Dear Hessa')).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
    expect(await screen.findByText(text.form.saved)).toBeInTheDocument();
    expect(bodiesTo(screen, add)).toEqual([
      {
        kind: 'whatsapp',
        name: 'Hello',
        nameAr: 'مرحبًا',
        subject: null,
        subjectAr: null,
        text: 'Dear {{firstName}}',
        textAr: 'السلام عليكم {{firstName}}',
      },
    ]);
  });
});

it('an e-mail needs a subject, and what somebody else changed meanwhile is not overwritten [M-1220]', async () => {
  const put = 'PUT /api/message-templates/{id}';
  const screen = await open({ [put]: problem(409, 'message_template.conflict') });
  const { adminTemplates: text, adminProblems } = screen.text;
  await screen.user.click(await screen.findByRole('button', { name: filledIn(text.editFor, { name: 'Details' }) }));
  const dialog = within(await screen.findByRole('dialog', { name: text.editTitle }));
  const subject = dialog.getByLabelText(text.form.subject);
  await screen.user.clear(subject);
  await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await dialog.findByText(text.form.required)).toBeInTheDocument();
  await screen.user.type(subject, 'Offer');
  await screen.user.click(dialog.getByRole('button', { name: text.form.save }));
  expect(await dialog.findByText(adminProblems.message_template.conflict)).toBeInTheDocument();
  expect(bodiesTo(screen, put)).toMatchObject([{ subject: 'Offer', version: 1 }]);
});

it('one is removed after a question; what could not be loaded is asked for again', async () => {
  const screen = await open({
    'GET /api/message-templates': problem(503, 'server.unavailable'),
    'DELETE /api/message-templates/{id}': undefined,
  });
  const { adminTemplates: text } = screen.text;
  const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
  screen.api.answer({ 'GET /api/message-templates': { templates } });
  await screen.user.click(again);
  await screen.user.click(await screen.findByRole('button', { name: filledIn(text.remove.for, { name: 'Details' }) }));
  const question = within(await screen.findByRole('alertdialog'));
  screen.api.answer({ 'GET /api/message-templates': { templates: [] } });
  await screen.user.click(question.getByRole('button', { name: text.remove.action }));
  expect(await screen.findByText(text.empty.title)).toBeInTheDocument();
  await waitFor(() => expect(callsTo(screen, 'DELETE /api/message-templates/{id}')).toHaveLength(1));
});
