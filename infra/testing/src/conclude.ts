/** Every long run's last line, which infra/evidence reads. */
export function conclude(passed: number, failed: number): void {
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
