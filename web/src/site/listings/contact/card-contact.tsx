import { Phone } from 'lucide-react';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import { ContactFace } from './contact-face.tsx';
import { type ContactSubject, useContact } from './use-contact.ts';

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border transition-colors [&_svg]:size-5';

/** Whom to call about the listing of a card, in one line. */
export function CardContact({ property }: { property: ContactSubject }) {
  const contact = useContact(property, 'card');
  const { name, call, whatsapp } = contact;
  return (
    <div className="mt-4 flex items-center gap-2 border-t border-sand-200 pt-3">
      <ContactFace contact={contact} size="sm" />
      <p className="w-0 grow truncate pb-px text-sm font-medium text-stone-700">{name}</p>
      <a
        href={call.href}
        aria-label={call.name}
        onClick={call.onClick}
        className={`border-sand-300 bg-white text-stone-700 hover:border-stone-400 hover:bg-sand-50 ${round}`}
      >
        <Phone aria-hidden className="size-4.5!" />
      </a>
      <a
        href={whatsapp.href}
        aria-label={whatsapp.name}
        onClick={whatsapp.onClick}
        target="_blank"
        rel="noopener noreferrer"
        className={`border-palm-700/25 bg-palm-50 text-palm-700 hover:border-palm-700/50 ${round}`}
      >
        <PlatformIcon platform="whatsapp" />
      </a>
    </div>
  );
}
