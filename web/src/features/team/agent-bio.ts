/** What is packed into a member's bio: free text, and lines such as `Department: Sales`. */

export interface AgentBio {
  text: string;
  department: string | null;
  skills: string[];
  location: string | null;
  /** As written, such as 2019-06-02. */
  joinDate: string | null;
  /** Only http(s) addresses; anything else is no link. */
  linkedin: string | null;
  twitter: string | null;
}

const line = /^\s*(Department|Skills|Location|Join Date|LinkedIn|Twitter)\s*:\s*(.*)$/i;

/** Takes the lines apart; the order of lines does not matter, and the text keeps its own line breaks. */
export function parseBio(bio: string | null): AgentBio {
  const found = new Map<string, string>();
  const text: string[] = [];
  for (const one of (bio ?? '').split(/\r?\n/)) {
    const [, name, value] = line.exec(one) ?? [];
    if (name === undefined) text.push(one);
    else if (value !== undefined && value.trim() !== '') found.set(name.toLowerCase(), value.trim());
  }
  return {
    text: text.join('\n').trim(),
    department: found.get('department') ?? null,
    skills: (found.get('skills') ?? '')
      .split(/[,،]/)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== ''),
    location: found.get('location') ?? null,
    joinDate: found.get('join date') ?? null,
    linkedin: webAddress(found.get('linkedin')),
    twitter: webAddress(found.get('twitter')),
  };
}

function webAddress(value: string | undefined): string | null {
  if (value === undefined || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}

const longestTeaser = 100;

/** The first 100 characters of a text, whole letters, with an ellipsis when there is more. */
export function teaser(text: string): string {
  const letters = Array.from(text);
  return letters.length <= longestTeaser ? text : `${letters.slice(0, longestTeaser).join('').trimEnd()}…`;
}
