import { describe, expect, it, test } from 'vitest';
import { readStaffSearch } from './staff-search.ts';
import { excerptAround, textHolding, unseenTerms } from './text-around.ts';

const read = (typed: string) => readStaffSearch(typed)!;

describe('a number is read however it is written [M-960]', () => {
  it.each([
    '33110099',
    '+97433110099',
    '+974 3311 0099',
    '00974 33110099',
    '0097433110099',
    '3311 0099',
    '3311-0099',
    '3311–0099',
    '(974) 3311 0099',
    '٣٣١١٠٠٩٩',
    '٣٣١١ ٠٠٩٩',
    '+٩٧٤٣٣١١٠٠٩٩',
    '٠٠٩٧٤ ٣٣١١٠٠٩٩',
    '۳۳۱۱۰۰۹۹',
    '\u202a+974 3311 0099\u202c',
  ])('%s', (typed) => {
    const terms = read(typed);
    expect(terms).toHaveLength(1);
    expect(terms[0]!.numbers).toContain('33110099');
  });

  it('also beside a name, in part, and from abroad', () => {
    expect(read('Noura 3311 0099').map(({ numbers }) => numbers)).toEqual([[], ['33110099']]);
    expect(read('0099')[0]!.numbers).toEqual(['0099']);
    expect(read('020 7946 0018')[0]!.numbers).toContain('2079460018');
    expect(read('0044 20 7946 0018')[0]!.numbers).toContain('442079460018');
    // two ciphers stand in every number
    expect(read('09')[0]!.numbers).toEqual([]);
  });
});

describe('words are read as the site reads them [M-961]', () => {
  it.each([
    ['العطيه', ['العطيه', 'عطيه']],
    ['العطية', ['العطيه', 'عطيه']],
    ['العَطِيَّة', ['العطيه', 'عطيه']],
    ['العطـــية', ['العطيه', 'عطيه']],
    ['أحمد', ['احمد']],
    ['مصطفى', ['مصطفي']],
    ['AL-Kuwari', ['alkuwari', 'kuwari']],
    ['lwf-vl-٠٠٢٤', ['lwfvl0024']],
  ])('%s', (typed, parts) => {
    expect(read(typed).map((term) => term.parts)).toEqual([parts]);
  });

  it('an article says something only where nothing else is typed', () => {
    expect(read('al kuwari').map(({ parts }) => parts)).toEqual([['kuwari']]);
    expect(read('al').map(({ parts }) => parts)).toEqual([['al']]);
  });

  it('letters that are neither Latin nor Arabic are looked up as they are', () => {
    expect(read('Иван 100%').map(({ foreign }) => foreign)).toEqual(['иван', null]);
  });

  it('is bounded, and tells nothing typed from nothing that can be found', () => {
    expect(read(Array.from({ length: 30 }, (_, index) => `w${String(index)}`).join(' '))).toHaveLength(8);
    expect(read('x'.repeat(90))[0]!.parts[0]).toHaveLength(40);
    for (const nothing of [null, undefined, '', ' \0 ', '\u200f']) expect(readStaffSearch(nothing)).toBeNull();
    for (const signs of ['%', '_ %', "'", ':*', '•••']) expect(readStaffSearch(signs)).toEqual([]);
  });
});

describe('where it was found [M-964]', () => {
  const message = `Good morning, ${'we are a company of twenty people. '.repeat(3)}Is the rooftop terrace open to us? ${'Thank you. '.repeat(9)}`;

  const shownOf = (typed: string, text: string) => excerptAround(read(typed), text);
  const whole = ({ before, match, after }: NonNullable<ReturnType<typeof shownOf>>) => before + match + after;

  test('a message is cut around the words, at blanks, in one line [M-1050]', () => {
    const shown = shownOf('TERRACE', message)!;
    expect(shown.match).toBe('terrace');
    expect(whole(shown)).toMatch(/^…\S.* Is the rooftop terrace open to us\?.*\S…$/);
    expect(whole(shown).length).toBeLessThanOrEqual(120);
    expect(shownOf('Good', message)).toMatchObject({ before: '', match: 'Good' });
    expect(shownOf('rooftop', 'The\n\n rooftop\tis (open).')).toEqual({
      before: 'The ',
      match: 'rooftop',
      after: ' is (open).',
    });
    expect(shownOf('open', 'Is it (open)?')).toEqual({ before: 'Is it (', match: 'open', after: ')?' });
    expect(shownOf('balcony', message)).toBeNull();
  });

  test.each([
    ['العطيه', 'أنا من عائلة العطية في الدوحة', 'العطية'],
    ['عطية', 'اتصل بي والعَطِيَّه معي', 'والعَطِيَّه'],
    ['الشرفة', 'هل الشرفه مفتوحة؟', 'الشرفه'],
    ['20', 'مكتب لـ ٢٠ موظفًا', '٢٠'],
    ['٢٠', 'for 20 staff', '20'],
    ['مفتوحه', 'هل هي مفتوحةٌ؟', 'مفتوحةٌ'],
    ['rooftop terrace', 'a rooftop terrace there', 'rooftop terrace'],
    ['sea-view', 'with Sea view', 'Sea view'],
    // a letter alone is looked for in one word with its neighbours
    ['x-1', 'Xavier has the x1', 'x1'],
  ])('%s is marked in «%s» as it stands [M-1050]', (typed, text, marked) => {
    expect(shownOf(typed, text)?.match).toBe(marked);
  });

  test('only what name and address do not hold is shown', () => {
    const shown = ['Noura Al-Kuwari', 'noura@example.com'];
    expect(unseenTerms(read('noura'), shown)).toEqual([]);
    const unseen = unseenTerms(read('noura 3311 0099'), shown);
    expect(textHolding(unseen, ['MZL-1', '+974 3311 0099'])).toBe('+974 3311 0099');
    expect(textHolding(unseen, ['MZL-1'])).toBeNull();
  });

  test('words without a blank between them are cut too', () => {
    expect(shownOf('xx', `${'y'.repeat(90)} ${'x'.repeat(400)}`)).toEqual({
      before: '…',
      match: 'x'.repeat(40),
      after: '…',
    });
    const long = shownOf('xx', 'xx '.repeat(300))!;
    expect(long.match.length).toBeLessThanOrEqual(40);
    expect(whole(long).length).toBeLessThanOrEqual(120);
  });
});
