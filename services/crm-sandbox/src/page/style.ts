export const style = `
:root { color-scheme: light dark; --ink: #22201d; --soft: #6f6a63; --line: #e6e1da; --paper: #faf8f5; --card: #fff; --accent: #7a1f3d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8e2; --soft: #a39c92; --line: #38342f; --paper: #191715; --card: #211f1c; --accent: #d98aa3; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, "Segoe UI", "Noto Sans Arabic", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: baseline; margin-block-end: 2rem; }
h1 { margin: 0; font-size: 1.5rem; font-weight: 650; letter-spacing: -.01em; }
h1 small { display: block; font-size: .875rem; font-weight: 400; color: var(--soft); letter-spacing: 0; }
dl { display: flex; flex-wrap: wrap; gap: 2rem; margin: 0; }
dt { color: var(--soft); font-size: .8125rem; }
dd { margin: 0; font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.0625rem; }
h2 span { color: var(--soft); font-weight: 400; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .625rem .875rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th { color: var(--soft); font-weight: 500; white-space: nowrap; }
tr:last-child td { border-block-end: 0; }
td.id { font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--accent); }
td.time, td.number { white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft); }
td.text { min-width: 16rem; max-width: 32rem; white-space: pre-line; overflow-wrap: anywhere; }
.empty { padding: 2rem; color: var(--soft); text-align: center; }
nav { display: flex; gap: 1rem; padding-block: .75rem; color: var(--soft); }
a { color: var(--accent); }
`;
