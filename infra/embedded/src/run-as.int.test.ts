import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findBinaries } from './postgres/postgres-binaries.ts';
import { ensureCluster } from './postgres/postgres-cluster.ts';
import { chooseRunAs } from './run-as.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

describe('chooseRunAs', () => {
  it('gives an ordinary user the programs as they are, and root a way that PostgreSQL accepts', async () => {
    const binaries = await findBinaries();
    const as = await chooseRunAs('/nowhere/postgres', binaries);
    expect(as.prefix.length > 0 || as.ids.uid !== undefined).toBe(isRoot);
    const [command, ...args] = [...as.prefix, as.binaries.postgres, '--describe-config'];
    expect((await run(command, args, { ...as.ids, maxBuffer: 10_000_000 })).stdout).toContain('max_connections');
  });
});

describe.runIf(isRoot)('chooseRunAs as root where namespaces are forbidden', () => {
  it('puts programs and data where everybody may enter, and makes a cluster there', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'manzil-run-as-'));
    const as = await chooseRunAs(path.join(folder, 'postgres'), await findBinaries(), 'nobody');
    try {
      await ensureCluster(as);
      expect(as.dataDir).toMatch(/^\/var\/lib\/manzil\//);
      expect((await stat(as.dataDir)).uid).toBe(65_534);
      const { stdout } = await run(as.binaries.postgres, ['-D', as.dataDir, '-C', 'max_connections'], {
        ...as.ids,
        cwd: '/',
      });
      expect(Number(stdout)).toBeGreaterThan(0);
    } finally {
      await rm(path.dirname(as.dataDir), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    }
  });
});
