import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemHandler } from '../contract/problem-handler.ts';
import { serveMedia } from './routes.ts';

const hash = 'ab'.repeat(32);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-media-'));
  await mkdir(path.join(folder, 'media', hash), { recursive: true });
  await writeFile(path.join(folder, 'media', hash, '640.webp'), 'a picture');
  await writeFile(path.join(folder, 'media', hash, 'notes.txt'), 'private');
  await writeFile(path.join(folder, 'secrets.json'), 'private');
  const app = express();
  serveMedia(app, folder);
  app.use(problemHandler(() => undefined));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => {
      resolve(listening);
    });
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** fetch would tidy `..` away. */
function raw(target: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: target, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
    }).on('error', reject);
  });
}

it('serves the WebP of a picture in place of an AVIF that is not made yet, and lets nobody keep it for long [M-504]', async () => {
  const avif = `/media/${hash}/640.avif`;
  const early = await raw(avif);
  expect([early.status, early.body, early.headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(early.headers['cache-control']).toBe('public, max-age=60');
  await writeFile(path.join(folder, 'media', hash, '640.avif'), 'a smaller picture');
  const later = await raw(avif);
  expect([later.status, later.body, later.headers['content-type']]).toEqual([200, 'a smaller picture', 'image/avif']);
  expect(later.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('serves a picture to be kept for a year', async () => {
  const { status, headers, body } = await raw(`/media/${hash}/640.webp`);
  expect([status, body, headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each([
  `/media/${hash}/1280.webp`,
  `/media/${hash}/1280.avif`,
  `/media/${hash}/notes.txt`,
  `/media/${hash}/`,
  `/media/${hash}`,
  '/media/../secrets.json',
  '/media/%2e%2e/secrets.json',
  '/media/..%2fsecrets.json',
  `/media/${hash}/..%2f..%2f..%2fsecrets.json`,
  `/media/${hash}/../../secrets.json`,
  `/media/${hash}/640.webp%00.txt`,
  '/media/',
])('has nothing at %s, and lets no cache keep that', async (target) => {
  const { status, headers, body } = await raw(target);
  expect([400, 404]).toContain(status);
  expect(body).not.toContain('private');
  expect(headers['cache-control'] ?? '').not.toContain('max-age=31536000');
});
