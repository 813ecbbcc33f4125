/**
 * Forty ways to make a browser run what somebody else wrote. Each calls `ran` with its number and says where it runs when
 * nothing protects: what stands for @ is the text. The test shows first that each of them does run there.
 */
export interface ForeignScript {
  text: string;
  /** A page in which it runs. */
  where: string;
  /** Only when somebody clicks. */
  clicked?: true;
  xml?: true;
}

const body = '<!doctype html><title>x</title><body>@</body>';
const doubleQuoted = '<!doctype html><title>x</title><input value="@">';
const singleQuoted = "<!doctype html><title>x</title><input value='@'>";
const address = '<!doctype html><title>x</title><a href="@">x</a>';
const script = (before: string, after: string): string =>
  `<!doctype html><title>x</title><script>const a = ${before}@${after};</script>`;

/** The number stands for `#`. */
const list: ForeignScript[] = [
  { text: '<script>ran(#)</script>', where: body },
  { text: '<ScRiPt >ran(#)</sCrIpT >', where: body },
  { text: '<script/x>ran(#)</script/y>', where: body },
  { text: '<img src=x onerror=ran(#)>', where: body },
  { text: '<img/src/onerror=ran(#)>', where: body },
  { text: '<<img src=x onerror="ran(#)"//<', where: body },
  { text: '<svg onload=ran(#)>', where: body },
  { text: '<svg><script>ran(#)</script></svg>', where: body },
  { text: '<svg><animate onbegin=ran(#) attributeName=x dur=1s></svg>', where: body },
  { text: '<body onload=ran(#)>', where: body },
  { text: '<details open ontoggle=ran(#)>x</details>', where: body },
  { text: '<input autofocus onfocus=ran(#)>', where: body },
  { text: '<video><source onerror=ran(#)></video>', where: body },
  { text: '<b style="animation:spin 1s" onanimationstart=ran(#)>x</b><style>@keyframes spin{}</style>', where: body },
  { text: '<link rel=stylesheet href=x onerror=ran(#)>', where: body },
  { text: '<iframe srcdoc="<script>parent.ran(#)</script>"></iframe>', where: body },
  { text: '<iframe src="javascript:parent.ran(#)"></iframe>', where: body },
  { text: '<noscript><p title="</noscript><img src=x onerror=ran(#)>"></noscript>', where: body },
  { text: '<math><mtext><img src=x onerror=ran(#)></mtext></math>', where: body },
  { text: '<form action="javascript:ran(#)"><button>x</button></form>', where: body, clicked: true },
  { text: '<button onclick=ran(#)>x</button>', where: body, clicked: true },
  { text: '<svg><a xlink:href="javascript:ran(#)"><text y=20>x</text></a></svg>', where: body, clicked: true },
  { text: '" autofocus onfocus=ran(#) x="', where: doubleQuoted },
  { text: '"><script>ran(#)</script>', where: doubleQuoted },
  { text: "' autofocus onfocus=ran(#) x='", where: singleQuoted },
  { text: "'><img src=x onerror=ran(#)>", where: singleQuoted },
  { text: 'x autofocus onfocus=ran(#)', where: '<!doctype html><title>x</title><input value=@>' },
  { text: 'javascript:ran(#)', where: address, clicked: true },
  { text: 'JaVaScRiPt:ran(#)', where: address, clicked: true },
  { text: ' java\tscript:ran(#)', where: address, clicked: true },
  { text: 'javascript://example.com/%0Aran(#)', where: address, clicked: true },
  { text: 'javascript&colon;ran(#)', where: address, clicked: true },
  { text: '</title><script>ran(#)</script>', where: '<!doctype html><title>@</title>' },
  { text: '</textarea><script>ran(#)</script>', where: '<!doctype html><title>x</title><textarea>@</textarea>' },
  { text: '</style><script>ran(#)</script>', where: '<!doctype html><title>x</title><style>@</style>' },
  { text: '--><script>ran(#)</script>', where: '<!doctype html><title>x</title><!-- @ -->' },
  { text: '</script><script>ran(#)</script>', where: script('"', '"') },
  { text: '";ran(#);"', where: script('"', '"') },
  { text: '${ran(#)}', where: script('`', '`') },
  {
    text: '<x:script xmlns:x="http://www.w3.org/1999/xhtml">ran(#)</x:script>',
    where: '<?xml version="1.0"?><feed>@</feed>',
    xml: true,
  },
];

export const corpus: readonly ForeignScript[] = list.map(({ text, ...rest }, n) => ({
  ...rest,
  text: text.replaceAll('#', String(n + 1)),
}));

/** What a spreadsheet takes for a formula. */
export const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1'] as const;

/** As much as a search takes. */
const mostTyped = 100;

/** Those that fit, one after the other: looked at together where each text has a page of its own. */
export const bundles: readonly string[] = corpus.reduce<string[]>((made, { text }) => {
  const together = [made.at(-1), text].filter(Boolean).join(' ');
  return made.length > 0 && together.length <= mostTyped ? [...made.slice(0, -1), together] : [...made, text];
}, []);
