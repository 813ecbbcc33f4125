/** For vitest: writes which tests passed only at their second try, which its JSON report does not tell. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import { failureLine } from './failures.ts';

/** Where the stage wants the lines, one JSON list of strings. */
export const secondTryFile = 'SECOND_TRY_FILE';

export default class SecondTryReporter implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const said = (test.result().errors ?? []).map(({ message }) => message).join(' ');
    this.#lines.push(failureLine(path.relative(process.cwd(), test.module.moduleId), test.fullName, said));
  }

  onTestRunEnd(): void {
    const file = process.env[secondTryFile];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#lines));
  }
}
