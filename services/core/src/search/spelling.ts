/** Letters left out, added, changed or swapped. @param limit more is `limit + 1` */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let errors = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, before[j - 2]! + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** A number is right; long words may hold two errors. */
function errorsAllowed(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Among equals the same first letter, then the first. */
export function nearestWord(word: string, candidates: Iterable<string>): string | null {
  let allowed = errorsAllowed(word) + 0.5;
  let best: string | null = null;
  if (allowed < 1) return null;
  for (const candidate of candidates) {
    // short words have too many neighbours to guess among all of them
    if (candidate.length < 3 || (word.length === 3 && candidate[0] !== word[0])) continue;
    const errors = typingErrors(word, candidate, Math.floor(allowed)) + (candidate[0] === word[0] ? 0 : 0.25);
    if (errors < allowed) {
      best = candidate;
      allowed = errors;
    }
  }
  return best;
}
