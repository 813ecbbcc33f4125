/** The last line of every long run, by which it is read (infra/evidence); where something failed, the process ends with 1. */
export function conclude(passed: number, failed: number): void {
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
