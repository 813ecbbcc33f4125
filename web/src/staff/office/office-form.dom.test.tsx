import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, cutOff, problem } from '#testing/answers.ts';
import { digits, filledIn } from '#testing/fill-in.ts';
import { officeSettings } from '#testing/made/office.ts';
import { settingsDesk } from '#testing/made/settings.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { expectToast } from '#testing/toast.ts';
import { languages } from '#testing/words.ts';
import type { OfficeSettings } from '@manzil/core/office/office';

const put = 'PUT /api/admin/settings/office';
const stored: Answers = { [put]: ({ body }) => ({ ...(body as OfficeSettings), version: 1 }) };

describe.each(languages)('the office (%s)', (language) => {
  async function open(changes: Partial<OfficeSettings> = {}, answers: Answers = stored) {
    const screen = await openScreen('/admin/office', {
      as: 'admin',
      language,
      answers: settingsDesk({ office: officeSettings(changes) }, answers),
    });
    const text = screen.text.adminOffice;
    const save = await screen.findByRole('button', { name: text.save });
    const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
    const type = async (label: string, value: string) => {
      await screen.user.clear(field(label));
      if (value !== '') await screen.user.type(field(label), value);
    };
    return { screen, text, save, field, type };
  }

  it('is saved as a whole: what was typed is tidied, and what was not touched stays [M-1117]', async () => {
    const { screen, text, save, type, field } = await open();
    expect(save).toBeDisabled();
    await type(text.fields.nameEn, ' Doha Homes ');
    await type(text.fields.nameAr, 'بيوت الدوحة');
    await type(text.fields.phone, '+٩٧٤ ٤٠٠٠ ٩٩٩٩');
    await type(text.fields.addressEn, 'Tower 5{Enter}{Enter} West Bay, Doha {Enter}Qatar');
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.savedText });
    const usual = officeSettings();
    expect(bodiesTo(screen, put)).toEqual([
      {
        ...usual,
        name: { en: 'Doha Homes', ar: 'بيوت الدوحة' },
        phone: '+974 4000 9999',
        address: { ...usual.address, en: ['Tower 5', 'West Bay, Doha', 'Qatar'] },
      },
    ]);
    expect(field(text.fields.nameEn)).toHaveValue('Doha Homes');
    expect(save).toBeDisabled();
  });

  it('has a licence in Latin digits, or none; what is none is refused beside the field [M-1020]', async () => {
    const { screen, text, save, type, field } = await open({ licenceNumber: 'BL-1' });
    await type(text.fields.licence, 'رخصة');
    await screen.user.click(save);
    expect(field(text.fields.licence)).toHaveAccessibleDescription(
      expect.stringContaining(filledIn(text.faults.licence, { most: digits(language, 40) })),
    );
    await type(text.fields.licence, ' BL-٢٠٢٤/7 ');
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.savedText });
    await type(text.fields.licence, '');
    await screen.user.click(save);
    await expect
      .poll(() => bodiesTo(screen, put))
      .toMatchObject([
        { licenceNumber: 'BL-2024/7', version: 0 },
        { licenceNumber: null, version: 1 },
      ]);
  });

  it('has a week that is set by switches and times; wrong hours are named beside their day [M-1115]', async () => {
    const { screen, text, save } = await open();
    const at = (word: 'opens' | 'closes', day: keyof typeof text.days) =>
      screen.getAllByLabelText<HTMLInputElement>(filledIn(text.hours[word], { day: text.days[day] }));
    await screen.user.click(screen.getByRole('switch', { name: text.days.saturday }));
    await screen.user.click(screen.getByRole('switch', { name: text.days.sunday }));
    fireEvent.change(at('closes', 'saturday')[0]!, { target: { value: '08:00' } });
    await screen.user.click(save);
    expect(at('closes', 'saturday')[0]).toHaveAccessibleDescription(text.faults.hours_order);
    fireEvent.change(at('closes', 'saturday')[0]!, { target: { value: '12:00' } });
    await screen.user.click(
      screen.getByRole('button', { name: filledIn(text.hours.addRange, { day: text.days.saturday }) }),
    );
    expect(at('opens', 'saturday')).toHaveLength(2);
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.savedText });
    const [body] = bodiesTo(screen, put) as OfficeSettings[];
    expect([body?.hours.week[0], body?.hours.week[6]]).toEqual([
      [],
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '16:00', closes: '20:00' },
      ],
    ]);
  });

  it('has holidays and Ramadan with days of their own [M-1115]', async () => {
    const { screen, text, save, type } = await open();
    await screen.user.click(screen.getByRole('button', { name: text.holidays.add }));
    await screen.user.click(screen.getByRole('switch', { name: text.ramadan.on }));
    await screen.user.click(save);
    expect(screen.getByLabelText(text.holidays.from)).toHaveAccessibleDescription(text.faults.day);
    await type(text.holidays.en, 'National Day');
    await type(text.holidays.ar, 'اليوم الوطني');
    for (const [label, day] of [
      [text.holidays.from, '2026-12-18'],
      [text.holidays.to, '2026-12-17'],
      [text.ramadan.from, '2027-02-08'],
      [text.ramadan.to, '2027-03-09'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
    await screen.user.click(save);
    expect(screen.getByLabelText(text.holidays.to)).toHaveAccessibleDescription(text.faults.days_order);
    fireEvent.change(screen.getByLabelText(text.holidays.to), { target: { value: '2026-12-18' } });
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.savedText });
    const [body] = bodiesTo(screen, put) as OfficeSettings[];
    expect(body?.hours).toMatchObject({
      holidays: [{ from: '2026-12-18', to: '2026-12-18', name: { en: 'National Day', ar: 'اليوم الوطني' } }],
      ramadan: { from: '2027-02-08', to: '2027-03-09' },
    });
  });

  it('shows a colour before it is saved, and takes none that cannot be read [M-1116]', async () => {
    const { screen, text, save, type, field } = await open();
    await type(text.look.primaryColour, '#ffcc00');
    expect(screen.getByText(new RegExp(text.look.tooPale.split(':')[0]!))).toBeInTheDocument();
    await screen.user.click(save);
    expect(field(text.look.primaryColour)).toHaveAccessibleDescription(text.faults.contrast);
    expect(bodiesTo(screen, put)).toEqual([]);
    await type(text.look.primaryColour, '#0B3D66');
    const preview = screen.getByRole('region', { name: text.look.preview });
    expect(preview.style.getPropertyValue('--color-maroon-700')).toBe('#0b3d66');
    await screen.user.click(save);
    await expectToast({ title: text.saved, description: text.savedText });
    expect(bodiesTo(screen, put)).toMatchObject([{ primaryColour: '#0b3d66', accentColour: null }]);
  });

  it('that somebody else saved meanwhile is decided by a person: theirs, or mine over it [M-1118]', async () => {
    const theirs = officeSettings({ version: 4, phone: '+974 4000 7777' });
    let asked = 0;
    const { screen, text, save, type, field } = await open(
      { version: 3 },
      {
        'GET /api/admin/settings': () => {
          asked += 1;
          const office = asked === 1 ? officeSettings({ version: 3 }) : theirs;
          return { ...(settingsDesk()['GET /api/admin/settings'] as object), office } as never;
        },
        [put]: ({ body }) => {
          const change = body as OfficeSettings;
          return change.version === 4 ? { ...change, version: 5 } : problem(409, 'office.conflict');
        },
      },
    );
    await type(text.fields.whatsapp, '+974 5000 8888');
    await screen.user.click(save);
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText(text.conflict.title)).toBeInTheDocument();
    await screen.user.click(note.getByRole('button', { name: text.conflict.keepMine }));
    await expectToast({ title: text.saved, description: text.savedText });
    expect(bodiesTo(screen, put)).toMatchObject([{ version: 3 }, { version: 4, whatsapp: '+974 5000 8888' }]);
    expect(field(text.fields.phone)).toHaveValue('+974 4000 0142');
  });

  it('that was not saved stays as it was typed', async () => {
    const { screen, text, save, type, field } = await open({}, { [put]: cutOff });
    await type(text.fields.email, 'office@dohahomes.example');
    await screen.user.click(save);
    await expectToast({ title: text.failed, description: screen.text.adminProblems.unanswered, failed: true });
    expect(field(text.fields.email)).toHaveValue('office@dohahomes.example');
  });
});
