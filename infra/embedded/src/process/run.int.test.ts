import { afterEach, expect, it, vi } from 'vitest';
import { run } from './run.ts';

afterEach(() => {
  vi.useRealTimers();
});

const deaf = `process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000); console.log('ready')`;

it.each([
  ['a program that ignores SIGTERM', deaf],
  [
    'one whose child holds its output open',
    `const child = require('node:child_process').spawn('sleep', ['10'], { stdio: 'inherit' }); console.log('ready')`,
  ],
])('%s is not waited for longer than two minutes', async (_, script) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let said = '';
  const ended = run('node', ['-e', script], {
    killSignal: 'SIGTERM',
    withinMs: 1_000,
    onOutput: (chunk) => void (said += chunk),
  });
  await vi.waitUntil(() => said.includes('ready'), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  if (script === deaf) await vi.waitUntil(() => said.includes('no'), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await ended).said).toContain('ready');
});
