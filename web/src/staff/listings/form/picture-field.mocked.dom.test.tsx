import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { listing } from '#testing/made/listing.ts';
import { catalogue, staffListing } from '#testing/made/staff-listing.ts';
import { openScreen } from '#testing/screen.tsx';
import { bodiesTo } from '#testing/sent.ts';
import { uploadPicture } from '#staff-lib/api/upload.ts';
import { ApiError } from '#lib/api/api-error.ts';

// XMLHttpRequest answers no test; a browser test has it
vi.mock(import('#staff-lib/api/upload.ts'), async (original) => ({
  ...(await original()),
  uploadPicture: vi.fn<typeof uploadPicture>(),
}));
const upload = vi.mocked(uploadPicture);
const update = 'PATCH /api/properties/{id}';
const stored = (n: number) => `/media/${String(n).repeat(64)}/1280.webp`;
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

beforeEach(() => {
  upload.mockReset();
});

async function open(
  images: string[],
  answers: Answers = {},
  imageTexts: { url: string; en: string; ar: string }[] = [],
) {
  const screen = await openScreen('/admin/properties-table?dialog=edit-990001', {
    as: 'editor',
    answers: catalogue([listing()], {
      'GET /api/admin/properties/{id}': staffListing({ images }, { imageTexts }),
      [update]: listing(),
      ...answers,
    }),
  });
  const t = screen.text.adminProperties;
  const dialog = within(await screen.findByRole('dialog'));
  const input = await dialog.findByLabelText(t.pictures.choose, { selector: 'input' });
  const pictures = () =>
    [...screen.getByRole('dialog').querySelectorAll('ol > li img')].map((img) => img.getAttribute('src'));
  const choose = (...files: File[]) => screen.user.upload(input, files);
  const save = () => screen.user.click(dialog.getByRole('button', { name: t.form.save }));
  return { screen, t, dialog, pictures, choose, save };
}

describe('the pictures of a listing', () => {
  it('are uploaded two at a time, and stand in the order in which they were chosen [M-990]', async () => {
    const arrive: ((answer: { url: string; width: number; height: number }) => void)[] = [];
    upload.mockImplementation(
      (_, progress) =>
        new Promise((resolve) => {
          progress(0.45);
          arrive.push(resolve);
        }),
    );
    const { screen, t, dialog, pictures, choose, save } = await open([]);
    expect(dialog.getByText(t.pictures.none)).toBeInTheDocument();
    await choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
    expect(dialog.getAllByText('45% sent')).toHaveLength(2);
    expect(dialog.getByText('c.jpg')).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(2);
    arrive[1]?.({ url: stored(2), width: 1, height: 1 });
    await waitFor(() => {
      expect(upload).toHaveBeenCalledTimes(3);
    });
    arrive[0]?.({ url: stored(1), width: 1, height: 1 });
    arrive[2]?.({ url: stored(2), width: 1, height: 1 });
    await waitFor(() => {
      expect(pictures()).toEqual([stored(1), stored(2)].map((url) => url.replace('1280', '320')));
      expect(dialog.queryByRole('progressbar')).toBeNull();
    });
    await save();
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([{ images: [stored(1), stored(2)], version: 4 }]);
    });
  });

  it.each([
    ['media.unreadable', 'unreadable'],
    ['media.too_many_pixels', 'too_many_pixels'],
    ['media.kind', 'kind'],
  ] as const)('that are refused with %s say why, until that is dismissed', async (code, word) => {
    upload.mockRejectedValue(new ApiError(422, '', JSON.stringify({ code })));
    const { screen, t, dialog, choose } = await open(['/og-image.jpg']);
    await choose(picture('bad.jpg'));
    expect(await dialog.findByText(screen.text.adminProblems.media[word])).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: t.pictures.dismiss.replace('{{name}}', 'bad.jpg') }));
    expect(dialog.queryByText(screen.text.adminProblems.media[word])).toBeNull();
    expect(dialog.getByRole('button', { name: t.form.save })).toBeDisabled();
  });

  it('that are too large are never sent: 10 MB may be, a byte more may not', async () => {
    upload.mockResolvedValue({ url: stored(3), width: 1, height: 1 });
    const { screen: page, dialog, choose, pictures } = await open([]);
    const sized = (name: string, size: number) => Object.defineProperty(picture(name), 'size', { value: size });
    await choose(sized('large.jpg', 10 * 1024 * 1024 + 1), sized('fits.jpg', 10 * 1024 * 1024));
    expect(await dialog.findByText(page.text.adminProblems.request.too_large)).toBeInTheDocument();
    await waitFor(() => {
      expect(pictures()).toHaveLength(1);
    });
    expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['fits.jpg']);
  });

  it('may be dropped', async () => {
    upload.mockResolvedValue({ url: stored(3), width: 1, height: 1 });
    const { t, dialog, pictures } = await open([]);
    fireEvent.drop(dialog.getByText(t.pictures.drop), { dataTransfer: { files: [picture('a.jpg')] } });
    await waitFor(() => {
      expect(pictures()).toHaveLength(1);
    });
  });

  it('may be fetched from an address; ones of our own are taken as they are', async () => {
    const fetched = 'POST /api/admin/media/import';
    const { screen, t, dialog, pictures } = await open([], { [fetched]: { url: stored(4), width: 1, height: 1 } });
    const line = dialog.getByLabelText(t.pictures.address);
    await screen.user.type(line, ' https://pictures.example/villa.jpg {Enter}');
    await waitFor(() => {
      expect(pictures()).toHaveLength(1);
    });
    await screen.user.type(line, stored(5));
    await screen.user.click(dialog.getByRole('button', { name: t.pictures.fetch }));
    expect(pictures()).toEqual([stored(4), stored(5)].map((url) => url.replace('1280', '320')));
    expect(bodiesTo(screen, fetched)).toEqual([{ url: 'https://pictures.example/villa.jpg' }]);
    screen.api.answer({ [fetched]: problem(422, 'media.address_refused') });
    await screen.user.type(line, 'https://10.0.0.1/x.jpg{Enter}');
    expect(await dialog.findByText(screen.text.adminProblems.media.address_refused)).toBeInTheDocument();
  });

  it('are named in both languages, moved with the keys, and taken away', async () => {
    const texts = [{ url: '/a.jpg', en: 'The pool', ar: '' }];
    const { screen, t, dialog, save } = await open(['/a.jpg', '/b.jpg', '/c.jpg'], {}, texts);
    const named = (words: string, number: number) => words.replace('{{name}}', `picture ${String(number)}`);
    expect(dialog.getByLabelText(named(t.pictures.altEn, 1))).toHaveValue('The pool');
    await screen.user.type(dialog.getByLabelText(named(t.pictures.altEn, 2)), 'The "lobby"');
    await screen.user.type(dialog.getByLabelText(named(t.pictures.altAr, 2)), 'البهو');
    const handle = dialog.getByRole('button', { name: named(t.pictures.move, 2) });
    handle.focus();
    await screen.user.keyboard('{Home}');
    expect(dialog.getByText('Moved to place 1 of 3')).toBeInTheDocument();
    expect(handle).toHaveFocus();
    expect(handle).toHaveAccessibleName(named(t.pictures.move, 1));
    await screen.user.keyboard('{ArrowUp}{ArrowDown}{End}');
    expect(dialog.getByText('Moved to place 3 of 3')).toBeInTheDocument();
    await screen.user.click(dialog.getByRole('button', { name: named(t.pictures.remove, 1) }));
    await save();
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([
        {
          images: ['/c.jpg', '/b.jpg'],
          imageTexts: [{ url: '/b.jpg', en: 'The "lobby"', ar: 'البهو' }],
          version: 4,
        },
      ]);
    });
  });

  it('may be a floor plan with named rooms, which is none of the photographs [M-1025]', async () => {
    const { screen, t, dialog, save } = await open(['/a.jpg', '/b.jpg']);
    const named = (words: string, number: number) => words.replace('{{name}}', `picture ${String(number)}`);
    expect(dialog.getAllByText(t.pictures.first)).toHaveLength(1);
    await screen.user.click(dialog.getByLabelText(named(t.pictures.isPlan, 1)));
    const rooms = within(dialog.getByRole('group', { name: named(t.pictures.rooms, 1) }));
    await screen.user.click(rooms.getByRole('button', { name: t.pictures.addRoom }));
    const field = (part: keyof typeof t.pictures.room) =>
      rooms.getByLabelText(t.pictures.room[part].replace('{{number}}', '1'));
    await screen.user.type(field('nameEn'), 'Hall');
    await screen.user.type(field('nameAr'), 'البهو');
    await screen.user.type(field('length'), '5.4');
    await save();
    expect(await dialog.findByText(t.pictures.roomsWrong.replace('{{most}}', '1,000'))).toBeInTheDocument();
    expect(bodiesTo(screen, update)).toEqual([]);
    await screen.user.type(field('width'), '٤');
    await save();
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([
        {
          images: ['/b.jpg'],
          plans: [{ url: '/a.jpg', rooms: [{ nameEn: 'Hall', nameAr: 'البهو', length: 5.4, width: 4 }] }],
          version: 4,
        },
      ]);
    });
  });

  it('stand beside a video and a tour, which known services alone may have [M-1026]', async () => {
    const { screen, t, dialog, save } = await open(['/a.jpg']);
    const video = dialog.getByLabelText(new RegExp(`^${t.fields.videoUrl}`));
    await screen.user.type(video, 'https://video.example/1');
    await save();
    await waitFor(() => {
      expect(video).toHaveAccessibleDescription(/YouTube, Vimeo, Matterport, Kuula/);
      expect(video).toBeInvalid();
    });
    await screen.user.clear(video);
    await screen.user.type(video, 'https://youtu.be/aqz-KE-bpKQ');
    await save();
    await waitFor(() => {
      expect(bodiesTo(screen, update)).toEqual([{ videoUrl: 'https://youtu.be/aqz-KE-bpKQ', version: 4 }]);
    });
  });
});
