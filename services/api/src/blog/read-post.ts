import type { BlogPostWrite } from '@manzil/core/blog/store/blog-writer';
import type { components } from '@manzil/contract/api';
import { invalidRequest } from '../contract/problem.ts';
import { isInline, keepInlinePicture } from '../media/inline-picture.ts';
import type { PictureIntake } from '../media/picture-intake.ts';
import { safeArticle } from './safe-article.ts';

type Body = components['schemas']['BlogPostWrite'];

const mostPictureBytes = 10 * 1024 * 1024;
const mostPictures = 20;
const mostCharacters = 200_000;
const inlineSource = /\bsrc\s*=\s*(?:"(data:[^"]*)"|'(data:[^']*)')/gi;
const pictureAddress = /^(https?:\/\/\S+|\/[^/\\\s]\S*)$/;

/** Inline pictures go into the media store. @throws ProblemError request.invalid */
export async function readPost(pictures: PictureIntake, body: Body): Promise<BlogPostWrite> {
  const content = safeArticle(await keepPictures(pictures, body.content)).trim();
  if (!/<img\b/.test(content) && content.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '')
    throw wrong('content', 'required', 'Content is required');
  if (content.length > mostCharacters)
    throw wrong('content', 'maxLength', `content must NOT have more than ${String(mostCharacters)} characters`);
  return {
    title: body.title.trim(),
    slug: body.slug,
    excerpt: body.excerpt?.trim() || null,
    content,
    featuredImage: await readPicture(pictures, body.featuredImage?.trim() || null),
    categoryId: body.categoryId ?? null,
    status: body.status ?? 'draft',
    language: body.language ?? 'en',
    tags: [...new Set((body.tags ?? []).map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    publishedAt: body.publishedAt ?? null,
    translationId: body.translationId,
  };
}

async function keepPictures(pictures: PictureIntake, html: string): Promise<string> {
  const sources = new Set(Array.from(html.matchAll(inlineSource), ([, double, single]) => double ?? single ?? ''));
  if (sources.size > mostPictures)
    throw wrong('content', 'maxItems', `content may bring at most ${String(mostPictures)} pictures along`);
  let kept = html;
  for (const source of sources) {
    const address = await keepInlinePicture(pictures, source, { path: 'content', mostBytes: mostPictureBytes });
    kept = kept.replaceAll(source, address);
  }
  return kept;
}

async function readPicture(pictures: PictureIntake, value: string | null): Promise<string | null> {
  if (value === null) return null;
  const path = 'featuredImage';
  if (isInline(value)) return keepInlinePicture(pictures, value, { path, mostBytes: mostPictureBytes });
  if (value.length > 1_000 || !pictureAddress.test(value))
    throw wrong(path, 'format', 'featuredImage must be the address of a picture');
  return value;
}

const wrong = (path: string, code: string, message: string) => invalidRequest([{ in: 'body', path, code, message }]);
