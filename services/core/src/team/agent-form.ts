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

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const isEmpty = (value: string): boolean => value.trim() === '';

/** In the form's order. */
const wrong: Record<AgentField, (value: string) => boolean> = {
  name: isEmpty,
  title: isEmpty,
  department: isEmpty,
  phone: isEmpty,
  email: (value) => !email.test(value.trim()),
  location: isEmpty,
  joinDate: isEmpty,
  linkedIn: (value) => !isAddressOrEmpty(value),
  twitter: (value) => !isAddressOrEmpty(value),
  imageUrl: (value) => !isPictureOrEmpty(value),
};

/** In the form's order; what is left out is unchecked. */
export function wrongAgentFields(form: Readonly<Partial<Record<AgentField, string>>>): AgentField[] {
  return (Object.keys(wrong) as AgentField[]).filter((field) => {
    const value = form[field];
    return value !== undefined && wrong[field](value);
  });
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

function isAddressOrEmpty(value: string): boolean {
  const text = value.trim();
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

function isPictureOrEmpty(value: string): boolean {
  return (
    isAddressOrEmpty(value) || /^\/media\/[\da-f]{64}\/\d{2,5}\.webp$/.test(value) || value.startsWith('data:image/')
  );
}
