import { expect, it } from 'vitest';
import { pictureSource } from './picture-source.ts';

const hash = 'a'.repeat(64);

it('lists the sizes up to the one that exists', () => {
  expect(pictureSource(`/media/${hash}/960.webp`)).toEqual({
    src: `/media/${hash}/960.webp`,
    webp: `/media/${hash}/320.webp 320w, /media/${hash}/640.webp 640w, /media/${hash}/960.webp 960w`,
    avif: `/media/${hash}/640.avif 640w`,
  });
});

it('takes any other address as it is', () => {
  expect(pictureSource('/uploads/a.jpg')).toEqual({ src: '/uploads/a.jpg', webp: null, avif: null });
  expect(pictureSource('/media/x/1280.webp').webp).toBeNull();
});
