import { Building2 } from 'lucide-react';
import { pictureSource } from '#ui/picture-source.ts';
import type { Contact } from './use-contact.ts';

const sizes = { sm: 'size-9 text-sm', md: 'size-14 text-xl' };

/** The agent's photo, else an initial; a house for the agency. */
export function ContactFace({ contact: { agent, name }, size }: { contact: Contact; size: keyof typeof sizes }) {
  const shape = `shrink-0 rounded-full bg-sand-100 ${sizes[size]}`;
  if (agent?.imageUrl != null)
    return (
      <img
        src={agent.imageUrl}
        srcSet={pictureSource(agent.imageUrl).webp ?? undefined}
        sizes={size === 'sm' ? '36px' : '56px'}
        alt=""
        loading="lazy"
        className={`object-cover object-top ${shape}`}
      />
    );
  return (
    <span aria-hidden className={`inline-flex items-center justify-center font-semibold text-maroon-700/70 ${shape}`}>
      {agent === null ? <Building2 className="size-[1.15em] stroke-[1.6]" /> : Array.from(name)[0]}
    </span>
  );
}
