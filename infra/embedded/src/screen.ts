export interface Screen {
  line(text: string): void;
  /** Off a terminal one line every two seconds at most. */
  count(text: string): void;
}

/** @param now ms, for tests */
export function createScreen(
  out: { write(text: string): unknown; isTTY?: boolean } = process.stdout,
  now = Date.now,
): Screen {
  let counting = false;
  let lastCount = 0;
  return {
    line(text) {
      if (counting && out.isTTY === true) out.write('\r\u001B[2K');
      counting = false;
      out.write(`${text}\n`);
    },
    count(text) {
      if (out.isTTY === true) {
        out.write(`\r\u001B[2K${text}`);
      } else if (now() - lastCount >= 2_000) {
        lastCount = now();
        out.write(`${text}\n`);
      }
      counting = true;
    },
  };
}
