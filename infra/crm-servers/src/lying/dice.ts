/** The first time included. */
export function everyNth(n: number): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % n === 1 % n;
  };
}

/** The same references each time. */
export function isOneIn(n: number, reference: string | null): boolean {
  let sum = 0;
  for (const sign of reference ?? '') sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % n === 0;
}
