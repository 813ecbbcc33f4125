import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countReport, countVitest, sentence } from './count.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, testResults: [] };

describe('counting', () => {
  it('adds files that could not be loaded to the failures', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('takes a browser test that passed only at its second try for a failed one', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3, skipped: 0 });
  });

  it('says the skipped ones only when there are any', () => {
    expect(sentence({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(sentence({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
});

describe('a report', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'manzil-count-')), 'report.json');
  const green = { ...vitest, numFailedTests: 0 };

  it.each([
    ['green', JSON.stringify(green), 0, 0],
    ['green but the runner failed', JSON.stringify(green), 1, 1],
    ['without any test', JSON.stringify({ ...green, numPassedTests: 0 }), 0, 1],
    ['with one failure', JSON.stringify(vitest), 1, 1],
    ['unreadable', 'nothing', 0, 1],
  ])('%s', (_name, text, exitCode, failed) => {
    writeFileSync(file, text);
    expect(countReport(file, exitCode, countVitest).failed).toBe(failed);
  });

  it('missing', () => {
    expect(countReport(`${file}.none`, 0, countVitest).failed).toBe(1);
  });
});
