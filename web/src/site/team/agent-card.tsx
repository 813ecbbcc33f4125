import { parseBio } from '@manzil/core/team/agent-bio';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { telHref, whatsappChat } from '#lib/phone-links.ts';
import { wholeWords } from '#lib/whole-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import type { Agent } from './api/agents.ts';
import { AgentPortrait } from './agent-portrait.tsx';

const longestTeaser = 100;

export function AgentCard({ agent }: { agent: Agent }) {
  const { t } = useTranslation(['team', 'common']);
  const { language } = useLanguage();
  const inPageLanguage = (english: string | null, arabic: string | null) =>
    language === 'ar' && arabic !== null && arabic.trim() !== '' ? arabic : english;
  const name = inPageLanguage(agent.name, agent.nameAr) ?? agent.name;
  const bio = parseBio(inPageLanguage(agent.bio, agent.bioAr));
  const specialization = inPageLanguage(agent.specialization, agent.specializationAr);
  const joined = formatDate(bio.joinDate, language);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl border border-sand-200 bg-white shadow-card">
      {/* On a phone the picture stands beside the name, so that a team of twelve stays a short list. */}
      <div className="flex gap-4 p-5 pb-0 sm:block sm:p-0">
        <AgentPortrait src={agent.imageUrl} name={name} />
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-3 sm:px-6 sm:pt-5">
          <div className="min-w-0">
            {bio.department !== null && <Badge>{bio.department}</Badge>}
            <h2 className="mt-2.5 text-lg sm:text-xl">{name}</h2>
            <p className="mt-0.5 text-sm text-maroon-700">{inPageLanguage(agent.title, agent.titleAr)}</p>
          </div>
          <Networks name={name} linkedin={bio.linkedin} twitter={bio.twitter} />
        </div>
      </div>
      <div className="flex grow flex-col p-5 pt-0 sm:p-6 sm:pt-0">
        {bio.text !== '' && <p className="mt-4 text-sm text-stone-600">{wholeWords(bio.text, longestTeaser)}</p>}
        <dl className="mt-5 divide-y divide-sand-200 border-y border-sand-200 text-sm">
          <Fact name={t('specialization')} value={specialization} />
          <Fact name={t('location')} value={bio.location} />
          <Fact name={t('joined')} value={joined === '' ? null : joined} />
        </dl>
        {bio.skills.length > 0 && (
          <ul aria-label={t('skills')} className="mt-4 flex flex-wrap gap-1.5">
            {bio.skills.map((skill) => (
              <li key={skill} className="rounded-full border border-sand-300 px-2.5 py-0.5 text-xs text-stone-700">
                {skill}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto grid gap-2 pt-6 min-[22.5rem]:grid-cols-2">
          {agent.whatsappNumber !== null && (
            <Button asChild variant="whatsapp" size="sm" className="min-[22.5rem]:col-span-2">
              <a href={whatsappChat(agent.whatsappNumber)} target="_blank" rel="noopener noreferrer">
                <PlatformIcon platform="whatsapp" className="size-4" />
                {t('common:whatsapp')}
                <span className="sr-only">{name}</span>
              </a>
            </Button>
          )}
          {agent.phone !== null && (
            <Button asChild variant="secondary" size="sm">
              <a href={telHref(agent.phone)}>
                <Phone aria-hidden className="size-4" />
                {t('call')}
                <span className="sr-only">{name}</span>
              </a>
            </Button>
          )}
          {agent.email !== null && (
            <Button asChild variant="secondary" size="sm">
              <a href={`mailto:${agent.email}`}>
                <Mail aria-hidden className="size-4" />
                {t('email')}
                <span className="sr-only">{name}</span>
              </a>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null || value.trim() === '') return null;
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-3 py-2">
      <dt className="text-stone-500">{name}</dt>
      <dd className="font-medium text-stone-700">{value}</dd>
    </div>
  );
}

function Networks({ name, linkedin, twitter }: { name: string; linkedin: string | null; twitter: string | null }) {
  const { t } = useTranslation('team');
  const style =
    'inline-flex size-9 items-center justify-center rounded-full border border-sand-300 text-stone-700 [&_svg]:size-4.5 hover:border-stone-400 hover:text-maroon-700';
  return (
    <div className="flex shrink-0 gap-1.5">
      {linkedin !== null && (
        <a
          href={linkedin}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('linkedin', { name })}
          className={style}
        >
          <PlatformIcon platform="linkedin" />
        </a>
      )}
      {twitter !== null && (
        <a
          href={twitter}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('twitter', { name })}
          className={style}
        >
          <PlatformIcon platform="twitter" />
        </a>
      )}
    </div>
  );
}
