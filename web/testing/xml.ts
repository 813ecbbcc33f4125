const piece =
  /<\?[^]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*")*)\s*(\/?)>|((?:[^<&]|&(?:amp|lt|gt|quot|apos);)+)/gy;

/** @throws Error with the place where reading ends */
export function assertXml(text: string): void {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  for (const match of text.matchAll(piece)) {
    const [whole, closing, name, , empty, words] = match;
    if (name !== undefined && closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing at ${String(at)}`);
    } else if (name !== undefined) {
      if (open.length === 0) roots += 1;
      if (empty !== '/') open.push(name);
    } else if (words !== undefined && open.length === 0 && words.trim() !== '') {
      throw new Error(`Words outside of the root: ${words.slice(0, 40)}`);
    }
    at += whole.length;
  }
  if (at !== text.length) throw new Error(`No XML from here: ${text.slice(at, at + 60)}`);
  // oxlint-disable-next-line no-control-regex -- what XML forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Error('A character that XML forbids');
  if (open.length > 0 || roots !== 1) throw new Error(`${String(roots)} roots, left open: ${open.join(' ')}`);
}
