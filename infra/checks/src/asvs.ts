/** docs/security.md, read: what it says of each requirement of OWASP ASVS. */

export interface Verdict {
  id: string;
  state: string;
  words: string;
  /** Paths from the root of the repository. */
  evidence: string[];
}

/** The rows of all tables, in their order. Links lead out of docs/. */
export const readVerdicts = (page: string): Verdict[] =>
  page
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [id = '', state = '', words = '', where = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return {
        id,
        state,
        words,
        evidence: Array.from(where.matchAll(/\]\(\.\.\/([^)]+)\)/g), (match) => match[1] ?? ''),
      };
    });

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
/** Requirements of the first section of a chapter ask for pages, the others for what holds. */
const asksForPages = (id: string): boolean => /^V\d+\.1\./.test(id);
const isPage = (file: string): boolean => /\.(md|yaml|json)$/.test(file);

/**
 * What is wrong with a row, as sentences; none is none.
 * @param exists whether the repository has that file or folder
 */
export function faultsOf({ id, state, words, evidence }: Verdict, exists: (file: string) => boolean): string[] {
  const gone = evidence.filter((file) => !exists(file)).map((file) => `${id} names ${file}, which is not there`);
  if (words === '') return [`${id} has no words`, ...gone];
  const shown = (asksForPages(id) && evidence.some(isPage)) || evidence.some(isTest);
  if (state === 'met') return shown ? gone : [`${id} is met and names no test`, ...gone];
  if (state === 'in place') return evidence.length > 0 ? gone : [`${id} is in place and names no file`];
  if (state === 'n/a' || state === 'open') return evidence.length > 0 ? [`${id} is ${state} and names files`] : [];
  return [`${id} has no state`];
}
