import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { filledIn } from '#testing/fill-in.ts';
import { entriesPage, entry, lead, leadDesk, stages, timeline } from '#testing/made/lead.ts';
import { type Role, staff } from '#testing/people.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo, callsTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';

const patch = 'PATCH /api/leads/{id}';
const entries = 'GET /api/leads/{id}/entries';
const add = 'POST /api/leads/{id}/entries';
const mend = 'PATCH /api/leads/{id}/entries/{entry}';
const conflict = problem(409, 'lead_field.conflict');

interface Open {
  language?: Language;
  as?: Role;
  address?: string;
  of?: Parameters<typeof lead>[0];
}

async function open({ language = 'en', as = 'admin', address = '/701', of = {} }: Open = {}, answers: Answers = {}) {
  let first = lead(of);
  const others = [lead({ firstName: 'Sara' }, 2), lead({ firstName: 'Maha' }, 3)];
  const desk = leadDesk([first, ...others]);
  const screen = await openScreen(`/admin/leads${address}`, {
    language,
    as,
    answers: {
      ...desk,
      'GET /api/leads/{id}': ({ params }) => [first, ...others].find(({ id }) => String(id) === params['id']) ?? first,
      [patch]: ({ body }) => {
        const { seen: _seen, ...change } = body as Record<string, unknown>;
        return (first = { ...first, ...change });
      },
      ...answers,
    },
  });
  return {
    screen,
    text: screen.text.adminLeadPage,
    words: screen.text.adminLeads,
    elsewhere: (change: object) => {
      first = { ...first, ...change };
    },
  };
}

describe.each(languages)('the page of a lead (%s)', (language) => {
  it('has three ways to the person on top, and is named after them [M-1088]', async () => {
    const { screen, text } = await open({ language, of: { phone: '٥٥٥٥ ٠١٠١' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari 1' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('Hessa Al-Kuwari 1'));
    expect(screen.getByRole('link', { name: text.contact.call })).toHaveAttribute('href', 'tel:+97455550101');
    for (const name of [text.contact.whatsapp, text.contact.email])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('changes stage, owner and next step where they stand, each with what was seen of it [M-1089 A-112 A-366]', async () => {
    const { screen, text, words } = await open({ language });
    const name = 'Hessa Al-Kuwari 1';
    const stage = await screen.findByRole('combobox', { name: filledIn(words.edit.statusFor, { name }) });
    await screen.user.selectOptions(stage, '4');
    await expectToast({ title: words.edit.done });
    await screen.user.selectOptions(await screen.findByRole('combobox', { name: text.owner }), '8');
    await waitFor(() => expect(callsTo(screen, patch)).toHaveLength(2));
    await screen.user.type(screen.getByLabelText(text.nextStep), '2026-12-01T10:30');
    await screen.user.click(screen.getByRole('button', { name: text.setNextStep }));
    await waitFor(() => expect(callsTo(screen, patch)).toHaveLength(3));
    expect(bodiesTo(screen, patch)).toEqual([
      { stageId: 4, seen: { stageId: 1 } },
      { assigneeId: 8, seen: { assigneeId: null } },
      // half past ten in Doha
      { followUpAt: '2026-12-01T07:30:00.000Z', seen: { followUpAt: null } },
    ]);
  });

  it('shows both values where somebody was faster, and sets the one that is chosen [M-1089]', async () => {
    const { screen, text, words, elsewhere } = await open({ language }, { [patch]: conflict });
    const name = 'Hessa Al-Kuwari 1';
    const stage = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: filledIn(words.edit.statusFor, { name }),
    });
    elsewhere({ stageId: 2, status: 'contacted' });
    await screen.user.selectOptions(stage, '4');
    const note = within(await screen.findByRole('alert'));
    const called = (id: number) => stage.querySelector(`option[value="${String(id)}"]`)?.textContent ?? '';
    await waitFor(() => expect(stage).toHaveValue('2'));
    expect(note.getByText(called(2))).toBeInTheDocument();
    expect(note.getByText(called(4))).toBeInTheDocument();
    screen.api.answer({ [patch]: lead({ stageId: 4, status: 'qualified' }) });
    elsewhere({ stageId: 4, status: 'qualified' });
    await screen.user.click(note.getByRole('button', { name: text.clash.keepMine }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(bodiesTo(screen, patch).at(-1)).toEqual({ stageId: 4, seen: { stageId: 2 } });
  });

  it('keeps the next step that is being typed when another one arrives, and shows both [M-1318]', async () => {
    const { screen, text, elsewhere } = await open({ language });
    const field = await screen.findByLabelText(text.nextStep);
    await screen.user.type(field, '2026-12-01T10:30');
    elsewhere({ followUpAt: '2026-12-05T07:00:00.000Z' });
    // its answer brings what the other one set
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /Hessa/ }), '4');
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent(text.clash.title);
    expect(field).toHaveValue('2026-12-01T10:30');
    await screen.user.click(within(note).getByRole('button', { name: text.clash.takeTheirs }));
    expect(field).toHaveValue('2026-12-05T10:00');
    expect(screen.queryByRole('alert')).toBeNull();
    elsewhere({ followUpAt: '2026-12-06T07:00:00.000Z' });
    await screen.user.selectOptions(screen.getByRole('combobox', { name: /Hessa/ }), '2');
    await waitFor(() => expect(field).toHaveValue('2026-12-06T10:00'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks why a lead was lost before it is [M-1095]', async () => {
    const { screen, text, words } = await open({ language });
    const name = 'Hessa Al-Kuwari 1';
    const stage = await screen.findByRole('combobox', { name: filledIn(words.edit.statusFor, { name }) });
    await screen.user.selectOptions(stage, '7');
    const dialog = within(await screen.findByRole('dialog', { name: filledIn(text.lost.title, { name }) }));
    await screen.user.click(dialog.getByRole('button', { name: text.lost.save }));
    expect(await dialog.findByText(text.lost.required)).toBeInTheDocument();
    expect(callsTo(screen, patch)).toEqual([]);
    await screen.user.selectOptions(dialog.getByLabelText(text.lost.reason), '2');
    await screen.user.click(dialog.getByRole('button', { name: text.lost.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodiesTo(screen, patch)).toEqual([{ stageId: 7, lostReasonId: 2, seen: { stageId: 1 } }]);
  });

  it('takes what was said at once, and shows it on top of what happened [M-1085 M-1090]', async () => {
    const written: ReturnType<typeof entry>[] = [entry({ text: 'Earlier', earlier: true, authorName: null })];
    const { screen, text } = await open(
      { language },
      {
        [entries]: () => entriesPage(written),
        [add]: ({ body }) => {
          const added = entry({ id: 32, at: '2026-11-21T09:00:00.000Z', ...(body as object) });
          written.unshift(added);
          return added;
        },
        'GET /api/leads/{id}/timeline': timeline({
          entries: [
            {
              kind: 'staff',
              at: '2026-11-20T12:00:00.000Z',
              id: 12,
              actor: { username: 'noor', role: 'admin' },
              action: 'lead.updated',
              before: { stage: 'New' },
              after: { stage: 'Viewing' },
            },
            {
              kind: 'staff',
              at: '2026-11-20T12:00:00.000Z',
              id: 13,
              actor: { username: 'noor', role: 'admin' },
              action: 'lead.entry_added',
              before: null,
              after: { entry: 'note' },
            },
          ],
        }),
      },
    );
    const story = within(await screen.findByRole('region', { name: text.story.title }));
    expect(await story.findByText(text.story.earlier)).toBeInTheDocument();
    await screen.user.click(screen.getByRole('radio', { name: text.kinds.call }));
    await screen.user.selectOptions(screen.getByLabelText(text.composer.outcome), 'call_back');
    await screen.user.type(screen.getByLabelText(text.composer.text.call), 'After five');
    await screen.user.click(screen.getByRole('button', { name: text.composer.save }));
    await expectToast({ title: text.composer.done });
    expect(bodiesTo(screen, add)).toEqual([{ kind: 'call', text: 'After five', outcome: 'call_back' }]);
    expect(await story.findByText('After five')).toBeInTheDocument();
    const lines = story.getAllByRole('listitem').filter((line) => line.dataset['line'] !== undefined);
    expect(lines.map((line) => line.dataset['line'])).toEqual(['entry', 'act', 'entry']);
    expect(story.getByText(new RegExp(text.outcomes.call_back))).toBeInTheDocument();
    const viewing = stages().stages.find(({ id }) => id === 4);
    expect(lines[1]).toHaveTextContent((language === 'ar' ? viewing?.nameAr : viewing?.name) ?? '-');
  });

  it('goes to the next and the former lead of the list by keys, and back to it as it was [M-1092]', async () => {
    const { screen, text } = await open({ language, address: '/701?status=new&page=1' });
    await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari 1' });
    await screen.findByRole('link', { name: text.next });
    expect(callsTo(screen, 'GET /api/leads/ids')[0]?.query.get('status')).toBe('new');
    expect(screen.getByRole('button', { name: text.former })).toBeDisabled();
    await screen.user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sara Al-Kuwari 2' })).toBeInTheDocument();
    await screen.user.click(screen.getByLabelText(text.composer.text.note));
    await screen.user.keyboard('jk');
    expect(screen.address()).toBe('/admin/leads/702?status=new&page=1');
    await screen.user.clear(screen.getByLabelText(text.composer.text.note));
    await screen.user.tab();
    await screen.user.click(screen.getByRole('link', { name: text.former }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari 1' })).toBeInTheDocument();
    await screen.user.click(screen.getByRole('link', { name: text.back }));
    await waitFor(() => expect(screen.address()).toMatch(/^\/admin\/leads\?status=new/));
  });

  it('says that a lead is gone, and that it could not be loaded', async () => {
    const gone = await open({ language }, { 'GET /api/leads/{id}': problem(404, 'lead.not_found') });
    expect(await gone.screen.findByText(gone.words.detail.gone)).toBeInTheDocument();
    expect(gone.screen.getByRole('heading', { level: 1, name: gone.text.title })).toBeInTheDocument();
  });
});

describe('the page of a lead', () => {
  it('opens from the list by a press on the row, by Enter, and by the link of an older mail [M-1092]', async () => {
    const { screen } = await open({ address: '' });
    await screen.user.click(await screen.findByText('hessa1@example.com'));
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/701'));
    await screen.goTo(-1);
    const row = await screen.findByRole('row', { name: /hessa2/ });
    row.focus();
    await screen.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/702'));
    await screen.goTo('/admin/leads?lead=703&status=new');
    await waitFor(() => expect(screen.address()).toBe('/admin/leads/703?status=new'));
  });

  it.each(['0', '-1', '1.5', 'x', '9007199254740993'])('asks for nothing at /admin/leads/%s', async (id) => {
    const { screen, words } = await open({ address: `/${id}` });
    expect(await screen.findByText(words.detail.gone)).toBeInTheDocument();
    expect(callsTo(screen, 'GET /api/leads/{id}')).toEqual([]);
  });

  it('can be tried again', async () => {
    const { screen } = await open({}, { 'GET /api/leads/{id}': problem(503, 'server.unavailable') });
    const again = await screen.findByRole('button', { name: screen.text.admin.failed.retry });
    screen.api.answer({ 'GET /api/leads/{id}': lead() });
    await screen.user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hessa Al-Kuwari 1' })).toBeInTheDocument();
  });

  it('keeps what was written when it could not be saved', async () => {
    const { screen, text } = await open({}, { [add]: problem(503, 'server.unavailable') });
    const field = await screen.findByLabelText(text.composer.text.note);
    await screen.user.click(screen.getByRole('button', { name: text.composer.save }));
    expect(await screen.findByText(text.composer.required)).toBeInTheDocument();
    await screen.user.type(field, 'Something{Control>}{Enter}{/Control}');
    expect(await screen.findByText(text.composer.failed)).toBeInTheDocument();
    expect(field).toHaveValue('Something');
  });

  it('lets the author alone mend an entry, and shows both texts on a clash [M-1086]', async () => {
    const me = staff('admin');
    let mine = entry({ id: 31, authorId: me.id, text: 'Mine' });
    const theirs = entry({ id: 30, authorId: me.id + 1, text: 'Theirs', at: '2026-11-19T11:00:00.000Z' });
    const { screen, text } = await open(
      {},
      {
        'GET /api/auth/user': me,
        [entries]: () => entriesPage([mine, theirs]),
        [mend]: () => {
          mine = { ...mine, text: 'From the other window', version: 2 };
          return problem(409, 'lead_entry.conflict');
        },
      },
    );
    const story = within(await screen.findByRole('region', { name: text.story.title }));
    await story.findByText('Theirs');
    await screen.user.click(story.getByRole('button', { name: text.story.edit }));
    const field = story.getByLabelText(text.story.text);
    await screen.user.clear(field);
    await screen.user.type(field, 'Mine anew');
    await screen.user.click(story.getByRole('button', { name: text.composer.save }));
    expect(await story.findByText('From the other window')).toBeInTheDocument();
    expect(field).toHaveValue('Mine anew');
    screen.api.answer({ [mend]: entry({ text: 'Mine anew', version: 3 }) });
    await screen.user.click(story.getByRole('button', { name: text.clash.overwrite }));
    await screen.user.click(story.getByRole('button', { name: text.composer.save }));
    await waitFor(() => expect(screen.queryByLabelText(text.story.text)).not.toBeInTheDocument());
    expect(bodiesTo(screen, mend)).toEqual([
      { text: 'Mine anew', version: 1 },
      { text: 'Mine anew', version: 2 },
    ]);
  });

  it('takes a next step away that is emptied', async () => {
    const { screen, text } = await open({ of: { followUpAt: '2026-12-01T07:30:00.000Z' } });
    await screen.user.clear(await screen.findByLabelText(text.nextStep));
    await screen.user.click(screen.getByRole('button', { name: text.setNextStep }));
    await waitFor(() =>
      expect(bodiesTo(screen, patch)).toEqual([{ followUpAt: null, seen: { followUpAt: '2026-12-01T07:30:00.000Z' } }]),
    );
  });

  it('assigns nobody where the role may not, and says who has it', async () => {
    const { screen, text } = await open({ as: 'agent', of: { assigneeId: 8 } });
    expect(await screen.findByText('Sami Aziz')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: text.owner })).not.toBeInTheDocument();
  });
});
