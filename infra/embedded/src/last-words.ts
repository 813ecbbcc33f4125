import { z } from 'zod';

const logLine = z.object({
  level: z.enum(['error', 'fatal']),
  msg: z.string(),
  err: z.object({ message: z.string() }).optional(),
});

/** At most 200 characters; empty when there is no complaint. */
export function lastWords(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const complaint = lines.map(complaintOf).findLast((text) => text !== null);
  return complaint?.slice(0, 200) ?? '';
}

function complaintOf(line: string): string | null {
  if (!line.startsWith('{')) return /^(\w*Error\b.*|\w+Error \[\w+\]: .*)$/.test(line) ? line : null;
  try {
    const { msg, err } = logLine.parse(JSON.parse(line));
    return err === undefined ? msg : `${msg}: ${err.message}`;
  } catch {
    return null;
  }
}
