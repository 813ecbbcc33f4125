import { FileText, List, Mail, MapPin, MessageCircle, Phone, Send, Users } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { useMoney } from '#lib/preferences/use-money.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import { Picture } from '#ui/picture.tsx';
import { type ChatReply, linkTarget } from './chat-messages.ts';

interface ChatResultsProps {
  results: Pick<ChatReply, 'listings' | 'agents' | 'links'>;
  onFollow: () => void;
}

export function ChatResults({ results: { listings, agents, links }, onFollow }: ChatResultsProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      {listings.length > 0 && (
        <ul aria-label={t('listings')} className="flex flex-col gap-2">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingLink listing={listing} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
      {agents.length > 0 && (
        <ul aria-label={t('agents')} className="flex flex-col gap-2">
          {agents.map((agent) => (
            <AgentLine key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul aria-label={t('links')} className="flex flex-wrap gap-2">
          {links.map((link) => (
            <ResultLink key={link.href} link={link} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </>
  );
}

function ListingLink({ listing, onFollow }: { listing: ChatReply['listings'][number]; onFollow: () => void }) {
  const { t } = useTranslation(['chat', 'listing']);
  const { language, link } = useLanguage();
  const price = useMoney()(listing.price);
  const area = useArea()(listing.area);
  const isRent = listing.type.toLowerCase() === 'rent';
  const rooms = listing.bedrooms ?? 0;
  const facts = [
    rooms > 0 ? t('bedrooms', { count: rooms, number: formatNumber(rooms, language) }) : null,
    area,
    listing.place,
  ].filter((fact) => fact !== null);
  return (
    <Link
      to={link(`/properties/${String(listing.id)}`)}
      onClick={onFollow}
      className="flex gap-3 rounded-lg border border-sand-200 bg-white p-2 hover:border-sand-300 hover:bg-sand-50"
    >
      <span className="relative size-18 shrink-0 overflow-hidden rounded-md bg-sand-100">
        <Picture url={listing.image ?? undefined} alt="" sizes="72px" className="size-full object-cover" />
      </span>
      <span className="min-w-0 grow self-center">
        <span dir="auto" className="line-clamp-1 text-sm font-semibold">
          {listing.title}
        </span>
        <span className="block truncate text-xs text-stone-600">{facts.join(' · ')}</span>
        <span className="mt-0.5 block text-sm font-semibold text-maroon-700">
          {price === null ? (
            t('listing:card.onRequest')
          ) : (
            <>
              <bdi>{price.amount}</bdi>
              {isRent && <span className="text-xs font-medium text-stone-600">{t('listing:card.perMonth')}</span>}
              {price.inRiyals !== null && (
                <bdi className="ms-2 text-xs font-medium text-stone-600">{price.inRiyals}</bdi>
              )}
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

const roundButton =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-full border border-sand-300 bg-white text-stone-700 hover:border-stone-400 hover:bg-sand-50';

function AgentLine({ agent }: { agent: ChatReply['agents'][number] }) {
  const { t } = useTranslation('chat');
  return (
    <li className="flex items-center gap-2 rounded-lg border border-sand-200 bg-white py-2 ps-3.5 pe-2">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{agent.name}</p>
        <p className="truncate text-xs text-stone-600">{agent.title}</p>
      </div>
      {agent.whatsappNumber !== null && (
        <a
          href={whatsappChat(agent.whatsappNumber)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('whatsappAgent', { name: agent.name })}
          className={roundButton}
        >
          <MessageCircle aria-hidden className="size-4" />
        </a>
      )}
      {agent.phone !== null && (
        <a href={telHref(agent.phone)} aria-label={t('callAgent', { name: agent.name })} className={roundButton}>
          <Phone aria-hidden className="size-4" />
        </a>
      )}
    </li>
  );
}

type LinkKind = ChatReply['links'][number]['kind'];

const icons: Record<LinkKind, ComponentType<{ className: string; 'aria-hidden': true }>> = {
  list: List,
  team: Users,
  services: FileText,
  contact: Send,
  call: Phone,
  whatsapp: MessageCircle,
  email: Mail,
  directions: MapPin,
};

/** Nothing for an unknown kind or an unsafe address. */
function ResultLink({
  link: { kind, href },
  onFollow,
}: {
  link: ChatReply['links'][number];
  onFollow: () => void;
}): ReactNode {
  const { t } = useTranslation('chat');
  const { link } = useLanguage();
  const target = linkTarget(href);
  if (target === null || !Object.hasOwn(icons, kind)) return null;
  const Icon = icons[kind];
  const look =
    'inline-flex min-h-9 items-center gap-2 rounded-full border border-sand-300 bg-white px-3.5 py-1 text-sm font-medium text-ink hover:border-stone-400 hover:bg-sand-50';
  const label = (
    <>
      <Icon aria-hidden className="size-4 text-stone-500" />
      {t(`link.${kind}`)}
    </>
  );
  const isWeb = href.startsWith('https:');
  return (
    <li>
      {target === 'inside' ? (
        <Link to={link(href)} onClick={onFollow} className={look}>
          {label}
        </Link>
      ) : (
        <a href={href} {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : {})} className={look}>
          {label}
        </a>
      )}
    </li>
  );
}
