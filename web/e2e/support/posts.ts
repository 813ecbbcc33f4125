/** Over the site's own api. */
import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { staffCall } from './staff-call.ts';

export interface Post {
  id: number;
  title: string;
  slug: string;
  content: string;
}

/** In the title of this test's articles alone. */
export const newMarker = (): string => `zz${randomUUID().slice(0, 8)}`;

export const postsWith = async (page: Page, marker: string): Promise<Post[]> =>
  (await (await page.request.get(`/api/blog-posts?search=${marker}&limit=100`)).json()) as Post[];

export async function clearPosts(page: Page, marker: string): Promise<void> {
  for (const { id } of await postsWith(page, marker)) await staffCall(page, 'DELETE', `/api/blog-posts/${String(id)}`);
}

export async function makePost(page: Page, marker: string, change: object = {}): Promise<Post> {
  const data = {
    title: `${marker} office rents`,
    slug: `${marker}-${randomUUID().slice(0, 8)}`,
    content: '<p>Text</p>',
    status: 'published',
    ...change,
  };
  const answer = await staffCall(page, 'POST', '/api/blog-posts', data);
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Post;
}

export async function changePost(page: Page, { id, slug, content }: Post, title: string): Promise<void> {
  const data = { title, slug, content, status: 'published' };
  const answer = await staffCall(page, 'PUT', `/api/blog-posts/${String(id)}`, data);
  expect(answer.status()).toBe(200);
}

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
export const editorIn = (scope: Page | Locator): Locator => scope.locator('.ProseMirror');
