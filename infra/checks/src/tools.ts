/** Redis, Dovecot and Chromium: found, or installed where possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export type Tool = 'redis' | 'dovecot' | 'chromium';

const debianPackages: Record<Tool, string[]> = {
  redis: ['redis-server'],
  dovecot: ['dovecot-imapd'],
  // headless takes a fifth less; the fonts draw Arabic as visitors see it
  chromium: ['chromium-headless-shell', 'fonts-noto-core'],
};

/** @returns what to do about what is missing, which fails its tests and never skips them */
export function provideTools(tools: readonly Tool[]): Map<Tool, string> {
  const missing = new Map<Tool, string>();
  for (const tool of new Set(tools)) {
    const found = find(tool) ?? install(tool);
    if (found === null) missing.set(tool, advices[tool]);
    else {
      console.log(`${tool}: ${found}`);
      if (tool === 'chromium' && found.startsWith('/')) process.env['CHROMIUM_PATH'] = found;
    }
  }
  return missing;
}

function find(tool: Tool): string | null {
  if (tool === 'redis') return onPath('redis-server');
  // where Debian keeps servers, which is not on everybody's PATH
  if (tool === 'dovecot') return onPath('dovecot') ?? (existsSync('/usr/sbin/dovecot') ? '/usr/sbin/dovecot' : null);
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && existsSync(given)) return given;
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  return names.map(onPath).find((file) => file !== null) ?? playwrightBrowser();
}

function install(tool: Tool): string | null {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get') !== null) {
    console.log(`${tool}: not found; installing Debian's ${debianPackages[tool].join(' and ')} …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]): boolean =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
    if (apt('update', '-q') && apt('install', '-qy', '--no-install-recommends', ...debianPackages[tool]))
      return find(tool);
  }
  if (tool !== 'chromium') return null;
  console.log("chromium: not found; trying Playwright's own download …");
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return playwrightBrowser();
}

/** It finds its downloads there by itself. */
function playwrightBrowser(): string | null {
  const script = `const { chromium } = require('@playwright/test'); process.stdout.write(chromium.executablePath());`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return stdout !== '' && existsSync(stdout) ? stdout : null;
}

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

const advices: Record<Tool, string> = {
  redis: 'redis-server is not on this machine; install Redis 7 or newer (on Debian: apt-get install redis-server).',
  dovecot: 'dovecot is not on this machine; install Dovecot 2.3 (on Debian: apt-get install dovecot-imapd).',
  chromium:
    'there is no Chromium on this machine; install it (on Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM_PATH.',
};
