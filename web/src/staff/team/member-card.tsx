import { parseBio } from '@manzil/core/team/agent-bio';
import { Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import type { Member } from './api/members.ts';
import { MemberPhoto } from './member-photo.tsx';

const digits = (number: string) => number.replace(/\D/g, '');

interface MemberCardProps {
  member: Member;
  mayEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons come with the pointer or the focus. */
export function MemberCard({ member, mayEdit, onEdit, onDelete }: MemberCardProps) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  const inPageLanguage = (english: string | null, arabic: string | null) =>
    language === 'ar' && arabic !== null && arabic.trim() !== '' ? arabic : english;
  const name = inPageLanguage(member.name, member.nameAr) ?? member.name;
  const bio = parseBio(inPageLanguage(member.bio, member.bioAr));
  const joined = formatDate(bio.joinDate, language);
  return (
    <article
      aria-label={name}
      className="group relative flex h-full flex-col rounded-2xl border border-sand-200 bg-white p-5 transition-shadow hover:shadow-card"
    >
      <div className="flex gap-4">
        <MemberPhoto src={member.imageUrl ?? ''} className="w-20" />
        <div className="min-w-0 grow">
          <Badge tone={member.isActive ? 'green' : 'grey'}>{t(member.isActive ? 'active' : 'inactive')}</Badge>
          <h2 className="mt-2 line-clamp-2 text-lg wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="line-clamp-2 text-sm text-maroon-700">
            <bdi>{inPageLanguage(member.title, member.titleAr)}</bdi>
          </p>
        </div>
      </div>
      {mayEdit && (
        <div className="absolute end-3 top-3 flex gap-1 rounded-full bg-white/95 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <Button
            size="sm"
            variant="secondary"
            className="px-2.5!"
            aria-label={t('editFor', { name })}
            title={t('edit')}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className="px-2.5! text-danger-700!"
            aria-label={t('remove.for', { name })}
            title={t('remove.action')}
            onClick={onDelete}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      )}
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name={t('fields.department')} value={bio.department} />
        <Fact name={t('fields.location')} value={bio.location} />
        <Fact name={t('fields.joinDate')} value={joined === '' ? bio.joinDate : joined} />
      </dl>
      {bio.skills.length > 0 && (
        <ul aria-label={t('fields.skills')} className="mt-4 flex flex-wrap gap-1.5">
          {bio.skills.map((skill) => (
            <li key={skill} className="rounded-full border border-sand-300 px-2.5 py-0.5 text-xs text-stone-700">
              {skill}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-1.5 pt-5">
        {member.phone !== null && (
          <Way href={`tel:+${digits(member.phone)}`} label={t('call', { name })}>
            <Phone aria-hidden />
          </Way>
        )}
        {member.email !== null && (
          <Way href={`mailto:${member.email}`} label={t('write', { name })}>
            <Mail aria-hidden />
          </Way>
        )}
        {member.whatsappNumber !== null && (
          <Way outside href={`https://wa.me/${digits(member.whatsappNumber)}`} label={t('whatsapp', { name })}>
            <PlatformIcon platform="whatsapp" />
          </Way>
        )}
        {bio.linkedin !== null && (
          <Way outside href={bio.linkedin} label={t('linkedin', { name })}>
            <PlatformIcon platform="linkedin" />
          </Way>
        )}
        {bio.twitter !== null && (
          <Way outside href={bio.twitter} label={t('twitter', { name })}>
            <PlatformIcon platform="twitter" />
          </Way>
        )}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null || value.trim() === '') return null;
  return (
    <>
      <dt className="text-stone-500">{name}</dt>
      <dd className="min-w-0 font-medium text-stone-700">{value}</dd>
    </>
  );
}

interface WayProps {
  href: string;
  label: string;
  outside?: boolean;
  children: ReactNode;
}

function Way({ href, label, outside = false, children }: WayProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="inline-flex size-9 items-center justify-center rounded-full border border-sand-300 text-stone-700 hover:border-stone-400 hover:text-maroon-700 [&_svg]:size-4"
    >
      {children}
    </a>
  );
}
