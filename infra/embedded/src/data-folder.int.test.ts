import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openChildLog } from './child-log.ts';
import { openDataFolder } from './data-folder.ts';
import { writeState } from './launcher-state.ts';
import { endLeftovers } from './leftovers.ts';
import { processBegan } from './process-identity.ts';
import { dropFormerSettingsKey, replaceSecrets, secretSettings } from './secrets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-folder-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('openDataFolder', () => {
  it('makes a folder that only its owner can enter', async () => {
    const lock = await openDataFolder(path.join(folder, 'deep/data'));
    expect((await stat(path.join(folder, 'deep/data'))).mode & 0o077).toBe(0);
    lock.release();
  });

  it('names who holds it, and gives it to the next when it is released', async () => {
    const first = await openDataFolder(folder);
    await writeState(folder, { pid: 4711, phase: 'running', address: 'http://localhost:3000', children: [] });
    await expect(openDataFolder(folder)).rejects.toThrow(
      /already runs over .* \(process 4711, http:\/\/localhost:3000\)/,
    );
    first.release();
    (await openDataFolder(folder)).release();
  });

  it('waits for a starter that is just stopping', async () => {
    const first = await openDataFolder(folder);
    await writeState(folder, { pid: 4711, phase: 'stopping', address: null, children: [] });
    const now = Date.now.bind(Date);
    let [ahead, looks] = [0, 0];
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      looks += 1;
      return now() + ahead;
    });
    onTestFinished(() => clock.mockRestore());
    const second = openDataFolder(folder);
    const another = async (): Promise<void> => {
      const until = looks + 2;
      await expect.poll(() => looks).toBeGreaterThanOrEqual(until);
    };
    await another();
    ahead = 20_000;
    await another();
    first.release();
    const held = await second;
    expect(held).toHaveProperty('release');
    held.release();
  });

  it('is free again after its holder was killed', async () => {
    const script = `const { openDataFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'data-folder.ts'))});
      await openDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    holder.kill('SIGKILL');
    const held = await openDataFolder(folder);
    expect(held).toHaveProperty('release');
    held.release();
  });
});

describe('endLeftovers', () => {
  it('ends what an earlier start left, and no stranger that has the same number', async () => {
    const [left, stranger] = [spawn('sleep', ['60']), spawn('sleep', ['60'])];
    const pid = left.pid ?? 0;
    const children = [
      { name: 'api', pid, began: (await processBegan(pid)) ?? '' },
      { name: 'web', pid: stranger.pid ?? 0, began: 'long ago' },
    ];
    await writeState(folder, { pid: 1, phase: 'running', address: null, children });
    expect(await endLeftovers(folder)).toBe(1);
    expect(await processBegan(pid)).toBeNull();
    expect(await processBegan(stranger.pid ?? 0)).not.toBeNull();
    stranger.kill('SIGKILL');
  });

  it('finds nothing where nothing was noted, or what was noted cannot be read', async () => {
    expect(await endLeftovers(folder)).toBe(0);
    await writeFile(path.join(folder, 'starter.json'), '{');
    expect(await endLeftovers(folder)).toBe(0);
  });
});

describe('secretSettings', () => {
  it('makes them once, for their owner alone, each another', async () => {
    const first = await secretSettings(folder, {});
    expect(new Set(Object.values(first)).size).toBe(4);
    expect(await secretSettings(folder, {})).toEqual(first);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('prefers what the environment says', async () => {
    expect((await secretSettings(folder, { SYNC_TOKEN: 'a token of my own' }))['SYNC_TOKEN']).toBe('a token of my own');
  });

  it('replaces them, each with the one before for as long as it is needed [M-870]', async () => {
    const first = await secretSettings(folder, {});
    await replaceSecrets(folder);
    const second = await secretSettings(folder, {});
    for (const name of ['SESSION_SECRET', 'CAPTCHA_SECRET', 'SETTINGS_KEY']) {
      expect(second[`${name}_FORMER`]).toBe(first[name]);
      expect(second[name]).not.toBe(first[name]);
    }
    expect(second['SYNC_TOKEN']).not.toBe(first['SYNC_TOKEN']);
    // what was cut off goes on with the keys it made: the database may know them
    await replaceSecrets(folder);
    expect(await secretSettings(folder, {})).toEqual(second);
    await dropFormerSettingsKey(folder);
    const { SETTINGS_KEY_FORMER: _, ...rest } = second;
    expect(await secretSettings(folder, {})).toEqual(rest);
    // one before goes with no key of the environment
    expect(await secretSettings(folder, { SESSION_SECRET: 'a secret of my own' })).not.toHaveProperty(
      'SESSION_SECRET_FORMER',
    );
    vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(Object.keys(await secretSettings(folder, {})).filter((name) => name.endsWith('_FORMER'))).toEqual([]);
  });
});

describe('openChildLog', () => {
  it('keeps at most two files of the given size', async () => {
    const log = openChildLog(folder, 'api', 100);
    for (let n = 0; n < 10; n += 1) log.write(`${String(n).repeat(39)}\n`);
    log.close();
    expect(await readFile(path.join(folder, 'api.log'), 'utf8')).toMatch(/9{39}\n$/);
    expect((await stat(path.join(folder, 'api.log'))).size).toBeLessThanOrEqual(100);
    expect((await stat(path.join(folder, 'api.log.1'))).size).toBeLessThanOrEqual(100);
    expect((await readdir(folder)).toSorted()).toEqual(['api.log', 'api.log.1']);
  });
});
