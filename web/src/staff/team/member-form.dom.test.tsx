import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { departments, jobTitles } from '@manzil/core/team/offered-words';
import { type Answers, problem } from '#testing/answers.ts';
import { member } from '#testing/made/member.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { type Language, languages } from '#testing/words.ts';
import { today } from './member-values.ts';

const add = 'POST /api/agents';
const change = 'PUT /api/agents/{id}';

async function open(query: string, answers: Answers = {}, language: Language = 'en') {
  const screen = await openScreen(`/admin/agents?dialog=${query}`, {
    language,
    as: 'editor',
    answers: { 'GET /api/agents': [member()], ...answers },
  });
  const t = screen.text.adminTeam;
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const field = (name: string): HTMLInputElement => {
    const found = element.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`There is no field ${name}`);
    return found;
  };
  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await screen.user.clear(field(name));
      await screen.user.type(field(name), value);
    }
  };
  const save = () => screen.user.click(dialog.getByRole('button', { name: t.save }));
  const file = dialog.getByLabelText(t.photo.upload, { selector: 'input' });
  return { screen, t, dialog, element, field, type, save, file };
}

const required = ['name', 'title', 'department', 'phone', 'email', 'location', 'joinDate'] as const;
const layla = { name: 'Layla', phone: '+974 4400 0199', email: 'layla@example.com', location: 'Lusail' };

describe.each(languages)('the form of a member (%s)', (language) => {
  it('offers the words of the specification, and begins with somebody who joins today and is shown [A-220 A-310 A-315 A-317 A-318 A-436 A-437 A-451]', async () => {
    const { t, dialog, field } = await open('add', {}, language);
    const words = (name: string) =>
      [...(field(name) as unknown as HTMLSelectElement).options].map(({ textContent }) => textContent);
    expect(words('title')).toEqual([t.choose.title, ...jobTitles.map((word) => word[language])]);
    expect(words('department')).toEqual([t.choose.department, ...departments.map((word) => word[language])]);
    expect([words('title').length, words('department').length]).toEqual([14, 10]);
    expect(field('joinDate')).toHaveValue(today());
    expect(dialog.getByRole('switch', { name: t.fields.isActive })).toBeChecked();
    expect(dialog.getByText(t.photo.guide)).toBeInTheDocument();
    for (const name of ['bio', 'whatsappNumber', 'specialization', 'skills', 'linkedIn', 'twitter', 'imageUrl'])
      expect(field(name)).toHaveValue('');
  });

  it('says what is missing, field by field, and sends nothing [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312 A-313]', async () => {
    const { screen, t, dialog, field, type, save } = await open('add', {}, language);
    await screen.user.clear(field('joinDate'));
    await save();
    for (const name of required) expect(dialog.getByText(t.wrong[name])).toBeInTheDocument();
    expect(dialog.getAllByRole('alert')).toHaveLength(required.length);
    expect(field('name')).toHaveFocus();
    await type({ linkedIn: 'linkedin', twitter: 'javascript:alert(1)', imageUrl: 'picture', email: 'somebody@' });
    for (const name of ['linkedIn', 'twitter', 'imageUrl', 'email'] as const)
      expect(dialog.getByText(t.wrong[name])).toBeInTheDocument();
    await type({ name: '   ', linkedIn: 'https://linkedin.example/x' });
    expect(dialog.getByText(t.wrong.name)).toBeInTheDocument();
    expect(dialog.queryByText(t.wrong.linkedIn)).toBeNull();
    expect(bodiesTo(screen, add)).toEqual([]);
  });

  it('sends exactly what was typed, with the extras folded into the bio [A-220 A-314 A-424]', async () => {
    const { screen, t, field, type, save, element } = await open('add', { [add]: member() }, language);
    await type({ ...layla, bio: 'Reads contracts.', skills: 'Contracts, Leases', joinDate: '2026-11-02' });
    await screen.user.selectOptions(field('title'), 'Legal Advisor');
    expect(field('titleAr')).toHaveValue('مستشار قانوني');
    await screen.user.selectOptions(field('department'), 'Legal');
    await save();
    await expectToast({ title: t.added });
    expect(bodiesTo(screen, add)).toEqual([
      {
        name: 'Layla',
        nameAr: null,
        title: 'Legal Advisor',
        titleAr: 'مستشار قانوني',
        bio: 'Reads contracts.\nDepartment: Legal\nSkills: Contracts, Leases\nLocation: Lusail\nJoin Date: 2026-11-02',
        bioAr: null,
        phone: '+974 4400 0199',
        whatsappNumber: null,
        email: 'layla@example.com',
        specialization: null,
        specializationAr: null,
        imageUrl: null,
        isActive: true,
      },
    ]);
    await waitFor(() => expect(element).not.toBeInTheDocument());
  });

  it('that could not be saved says so, keeps what was typed, and may be sent again [A-425]', async () => {
    const { screen, t, field, type, save } = await open('add', { [add]: problem(503, 'server.unavailable') }, language);
    await type(layla);
    await screen.user.selectOptions(field('title'), 'CEO');
    await screen.user.selectOptions(field('department'), 'Executive');
    await save();
    await expectToast({ title: t.error, description: t.addFailed, failed: true });
    expect(field('name')).toHaveValue('Layla');
    screen.api.answer({ [add]: member() });
    await save();
    await expectToast({ title: t.added });
    const [first, second] = bodiesTo(screen, add);
    expect(second).toEqual(first);
  });
});

it('says it in the words of the specification [A-303 A-307 A-317 A-318 A-424 A-425]', async () => {
  const { screen, dialog, save } = await open('edit-41', { [change]: problem(500, 'server.error') });
  expect(dialog.getByText(/400×400.*JPG\/PNG\/WebP.*2MB/)).toBeInTheDocument();
  await save();
  await expectToast({ title: 'Error', description: 'Failed to update team member', failed: true });
  screen.api.answer({ [change]: member() });
  await save();
  await expectToast({ title: 'Team member updated successfully' });
});

describe('a member who is there', () => {
  it('stands in the form unpacked, and is sent as it was but for what was changed [A-149 A-266]', async () => {
    const { screen, t, dialog, field, save } = await open('edit-41', { [change]: member() });
    const shown = ['bio', 'location', 'joinDate', 'skills', 'skillsAr', 'linkedIn', 'department'].map(
      (name) => field(name).value,
    );
    expect(shown).toEqual([
      'Ten years.',
      'Lusail',
      '2016-09-04',
      'Leases, Fit-out',
      'عقود، تجهيز',
      'https://linkedin.example/layla',
      'Sales',
    ]);
    await screen.user.click(dialog.getByRole('switch', { name: t.fields.isActive }));
    await save();
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, bioAr: _bioAr, ...rest } = member();
    await waitFor(() => {
      expect(bodiesTo(screen, change)).toEqual([expect.objectContaining({ ...rest, isActive: false })]);
    });
  });

  it('keeps a title that is none of ours, and a translation of somebody’s own', async () => {
    const own = member({ title: 'Poet', titleAr: 'شاعرة' });
    const { screen, field } = await open('edit-41', { 'GET /api/agents': [own] });
    expect(field('title')).toHaveValue('Poet');
    await screen.user.selectOptions(field('title'), 'CEO');
    expect(field('titleAr')).toHaveValue('شاعرة');
  });
});

describe('the picture of a member', () => {
  const png = (size: number, type = 'image/png') =>
    Object.defineProperty(new File(['x'], 'face', { type }), 'size', { value: size });
  const most = 2 * 1024 * 1024;

  it('may have 2 MB and not a byte more, and is a picture [A-316 A-318 A-451]', async () => {
    const { screen, t, dialog, element, file, field } = await open('add');
    const upload = screen.user.upload;
    await upload(file, png(most + 1));
    expect(await dialog.findByText(t.photo.tooLarge)).toBeInTheDocument();
    expect(element.querySelector('img')).toBeNull();
    await upload(file, png(most));
    await waitFor(() => {
      expect(element.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png/);
    });
    expect(dialog.queryByText(t.photo.tooLarge)).toBeNull();
    expect(element.querySelector('[name=imageUrl]')).toBeNull();
    await screen.user.click(dialog.getByRole('button', { name: t.photo.remove }));
    expect(field('imageUrl')).toHaveValue('');
  });

  it('is refused when it is something else', async () => {
    const { t, dialog, element, file } = await open('add');
    // past the browser's choice of files
    Object.defineProperty(file, 'files', { value: [png(10, 'application/pdf')], configurable: true });
    file.dispatchEvent(new Event('change', { bubbles: true }));
    expect(await dialog.findByText(t.photo.wrongKind)).toBeInTheDocument();
    expect(element.querySelector('img')).toBeNull();
  });
});
