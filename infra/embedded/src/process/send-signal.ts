/** @param pid below 0: a group. Nothing happens when it is gone. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it ended in between
  }
}
