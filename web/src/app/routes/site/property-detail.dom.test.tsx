import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, problem } from '#testing/answers.ts';
import { detail, detailAnswers, manyListings } from '#testing/made/listing.ts';
import { openScreen, type ScreenOptions } from '#testing/screen.tsx';
import { languages } from '#testing/words.ts';

describe.each(languages)('in place of a listing (%s)', (language) => {
  const say = (english: string, inArabic: string) => (language === 'ar' ? inArabic : english);
  const title = say('Quiet flat by the park', 'شقة هادئة بجوار الحديقة');
  const open = (answers: ScreenOptions['answers'], path = '/properties/990001') =>
    openScreen(`/${language}${path}`, { language, answers: { ...detailAnswers(detail()), ...answers } });

  it('stands a skeleton, then an error that can be tried again, then the listing [P-128 P-131 P-359]', async () => {
    let fail = (): void => undefined;
    const waiting = new Promise<Response>((resolve) => {
      fail = () => {
        resolve(problem(500, 'server.error'));
      };
    });
    const screen = await open({ 'GET /api/properties/{id}': () => waiting });
    expect(screen.getByTestId('detail-skeleton')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    fail();
    const error = say('Error loading property', 'خطأ في تحميل العقار');
    expect(await screen.findByRole('heading', { level: 1, name: error })).toBeInTheDocument();
    expect(screen.queryByTestId('detail-skeleton')).toBeNull();
    expect(screen.queryByText(screen.text.listing.detail.notFoundText)).toBeNull();
    screen.api.answer({ 'GET /api/properties/{id}': () => Promise.reject(new TypeError('Failed to fetch')) });
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: error })).toBeInTheDocument();
    screen.api.answer({ 'GET /api/properties/{id}': detail() });
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByText(error)).toBeNull();
  });

  it.each(['/properties/990001', '/property/990001'])(
    '%s of none says so, and leads back [P-021 P-129 P-130 P-359]',
    async (path) => {
      const screen = await open(
        {
          'GET /api/properties/{id}': problem(404, 'property.not_found'),
          'GET /api/properties': {
            properties: [],
            pagination: { page: 1, limit: 12, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
          },
          'GET /api/property-categories': { categories: [], subCategories: [], places: [] },
        },
        path,
      );
      const name = say('Property not found', 'العقار غير موجود');
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(
        screen.getByText(
          say('This property may have been removed or does not exist.', 'ربما أُزيل هذا العقار أو أنه غير موجود.'),
        ),
      ).toBeInTheDocument();
      expect(document.title).toBe(name);
      expect(screen.queryByRole('button', { name: screen.text.common.retry })).toBeNull();
      await screen.user.click(screen.getByRole('link', { name: screen.text.listing.detail.backToList }));
      expect(
        await screen.findByRole('heading', { level: 1, name: screen.text.listing.list.title }),
      ).toBeInTheDocument();
      await waitFor(() => expect(screen.address()).toBe(`/${language}/properties`));
    },
  );

  it.each(['abc', '0', '1.5', '2147483648'])('%s is the id of none, and nobody is asked', async (id) => {
    const screen = await open({}, `/property/${id}`);
    const name = screen.text.listing.detail.notFound;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.api.calls.filter(({ operation }) => operation.startsWith('GET /api/properties'))).toEqual([]);
  });

  it('that is gone stands what comes closest to it', async () => {
    const screen = await open({
      'GET /api/properties/{id}': problem(410, 'property.gone'),
      'GET /api/properties/{id}/similar': manyListings(3),
    });
    const { goneTitle, goneText, similar } = screen.text.listing.detail;
    expect(await screen.findByRole('heading', { level: 1, name: goneTitle })).toBeInTheDocument();
    expect(await screen.findByText(goneText)).toBeInTheDocument();
    const section = (await screen.findByRole('heading', { name: similar })).closest('section')!;
    expect(within(section).getAllByRole('article')).toHaveLength(3);
  });

  it('that is gone stands only that, when nothing comes close', async () => {
    const screen = await open({ 'GET /api/properties/{id}': problem(410, 'property.gone') });
    const { goneTextAlone, similar } = screen.text.listing.detail;
    expect(await screen.findByText(goneTextAlone)).toBeInTheDocument();
    expect(screen.queryByText(similar)).toBeNull();
  });

  it('each opened listing is counted once, and one that cannot be counted is shown all the same [M-1219]', async () => {
    const views = 'POST /api/properties/{id}/views';
    const screen = await open({ 'GET /api/properties/{id}/similar': [], [views]: cutOff });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const told = () => screen.api.calls.filter(({ operation }) => operation === views).map(({ body }) => body);
    await waitFor(() => expect(told()).toEqual([undefined]));
  });

  it('another listing begins anew: its own pictures from the first, no words of the one before', async () => {
    const recent = 'GET /api/properties/by-ids';
    const screen = await open({ 'GET /api/properties/{id}/similar': [], [recent]: { properties: [], missing: [] } });
    const beside = [recent, 'POST /api/properties/{id}/views'];
    const asked = () => screen.api.calls.filter(({ operation }) => !beside.includes(operation));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await screen.user.click(screen.getByRole('button', { name: screen.text.common.gallery.next }));
    const other = detail({ title: 'Sea villa', titleAr: 'فيلا بحرية' }, 2);
    screen.api.answer({ 'GET /api/properties/{id}': other });
    await screen.goTo(`/${language}/properties/${String(other.id)}`);
    expect(await screen.findByRole('heading', { level: 1, name: say('Sea villa', 'فيلا بحرية') })).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('[role=group] img')).toHaveAttribute('src', other.images[0]);
    expect(screen.queryByText(title)).toBeNull();
    const before = asked().length;
    await screen.goTo(-1);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(asked()).toHaveLength(before);
  });
});
