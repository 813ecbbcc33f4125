/** In the browser and on the server. */
import { parseBio } from './agent-bio.ts';

/** The server's words; the browser has the page's language. */
export const agentMessages = {
  name: 'Name is required',
  title: 'Title is required',
  department: 'Department is required',
  phone: 'Phone is required',
  email: 'Valid email is required',
  location: 'Location is required',
  joinDate: 'Join date is required',
  linkedIn: 'Valid LinkedIn URL',
  twitter: 'Valid Twitter URL',
  imageUrl: 'Valid image URL',
} as const;
export type AgentField = keyof typeof agentMessages;

export const mostPictureBytes = 2 * 1024 * 1024;

const required = ['name', 'title', 'department', 'phone', 'location', 'joinDate'] as const;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** In the form's order; what is left out is unchecked. */
export function wrongAgentFields(form: Readonly<Partial<Record<AgentField, string>>>): AgentField[] {
  const wrong: Record<AgentField, boolean> = {
    name: false,
    title: false,
    department: false,
    phone: false,
    email: form.email !== undefined && !email.test(form.email.trim()),
    location: false,
    joinDate: false,
    linkedIn: !isAddressOrEmpty(form.linkedIn),
    twitter: !isAddressOrEmpty(form.twitter),
    imageUrl: !isPictureOrEmpty(form.imageUrl),
  };
  for (const field of required) wrong[field] = form[field]?.trim() === '';
  return (Object.keys(wrong) as AgentField[]).filter((field) => wrong[field]);
}

export function bioFields(bio: string): Pick<Record<AgentField, string>, BioField> {
  const { department, location, joinDate } = parseBio(bio);
  return {
    department: department ?? '',
    location: location ?? '',
    joinDate: joinDate ?? '',
    linkedIn: lastLine(bio, 'LinkedIn'),
    twitter: lastLine(bio, 'Twitter'),
  };
}

type BioField = 'department' | 'location' | 'joinDate' | 'linkedIn' | 'twitter';

function lastLine(bio: string, name: string): string {
  const lines = Array.from(bio.matchAll(new RegExp(`^\\s*${name}\\s*:(.*)$`, 'gim')), ([, value = '']) => value.trim());
  return lines.at(-1) ?? '';
}

function isAddressOrEmpty(value = ''): boolean {
  const text = value.trim();
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

function isPictureOrEmpty(value = ''): boolean {
  return (
    isAddressOrEmpty(value) || /^\/media\/[\da-f]{64}\/\d{2,5}\.webp$/.test(value) || value.startsWith('data:image/')
  );
}
