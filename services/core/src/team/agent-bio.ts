/** Free text, and lines such as `Department: Sales`. */

export interface AgentBio {
  text: string;
  department: string | null;
  skills: string[];
  location: string | null;
  /** Such as 2019-06-02. */
  joinDate: string | null;
  /** http(s) only. */
  linkedin: string | null;
  twitter: string | null;
}

/** No width; marks free text that looks packed. */
const guard = '\u2060';
const line = /^\s*(Department|Skills|Location|Join Date|LinkedIn|Twitter)\s*:(.*)$/i;

/** Any order; the text keeps its line breaks. */
export function parseBio(bio: string | null): AgentBio {
  const found = new Map<string, string>();
  const text: string[] = [];
  for (const one of (bio ?? '').split(breaks)) {
    const [, name, value] = line.exec(one) ?? [];
    if (name === undefined) text.push(one.startsWith(guard) ? one.slice(guard.length) : one);
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

/** Links as typed, for the form. */
export interface BioParts {
  text: string;
  department: string;
  skills: string;
  location: string;
  joinDate: string;
  linkedIn: string;
  twitter: string;
}

/** Breaks become blanks and look-alike lines are guarded: no part forges another. */
export function foldBio({ text, department, skills, location, joinDate, linkedIn, twitter }: BioParts): string {
  const free = text
    .trim()
    .split(breaks)
    .map((one) => (line.test(one) || one.startsWith(guard) ? guard + one : one))
    .join('\n');
  const packed = Object.entries({
    Department: department,
    Skills: skills,
    Location: location,
    'Join Date': joinDate,
    LinkedIn: linkedIn,
    Twitter: twitter,
  })
    .map(([name, value]) => [name, oneLine(value)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return [free, ...packed].filter((one) => one !== '').join('\n');
}

const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const oneLine = (value: string): string => value.split(breaks).join(' ').trim();

function webAddress(value: string | undefined): string | null {
  if (value === undefined || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}
