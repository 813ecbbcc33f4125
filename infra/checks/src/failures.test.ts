import { describe, expect, it } from 'vitest';
import { playwrightFailures, readReport, vitestFailures } from './failures.ts';

describe('the failed tests of a run', () => {
  it('are named with what they said, of vitest', () => {
    const report = {
      testResults: [
        {
          name: '/house/services/api/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a lead is kept', status: 'passed', failureMessages: [] },
            {
              fullName: 'a lead is told',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
            },
          ],
        },
        { name: '/house/b.test.ts', status: 'failed', message: 'cannot find c', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report, '/house')).toEqual([
      'services/api/a.test.ts › a lead is told: expected 1 to be 2',
      'b.test.ts › could not be loaded: cannot find c',
    ]);
  });

  it('are named with the groups around them, of Playwright', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'leads.spec.ts',
      tests: [{ status, results: [{ errors: [{ message: 'x'.repeat(900) }] }, { errors: [] }] }],
    });
    const suites = [
      {
        title: 'leads.spec.ts',
        specs: [spec('is well', 'expected')],
        suites: [{ title: 'leads (ar)', specs: [spec('breaks', 'unexpected')] }],
      },
    ];
    const found = playwrightFailures({ suites, errors: [{ message: 'no server' }] });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^leads\.spec\.ts › leads \(ar\) › breaks: x{800} …$/);
    expect(found[1]).toBe('playwright › outside a test: no server');
  });

  it('are none where there is no report', () => {
    expect(readReport('/nowhere/report.json', [], playwrightFailures)).toEqual([]);
  });
});
