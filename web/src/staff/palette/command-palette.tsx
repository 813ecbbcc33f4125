import { useQuery } from '@tanstack/react-query';
import { Command as Combobox } from 'cmdk';
import {
  Building2,
  CircleUser,
  CornerDownLeft,
  FileText,
  Inbox,
  type LucideIcon,
  Search,
  Users,
  Zap,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { MarkedExcerpt } from '#staff-ui/list/marked-excerpt.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { fewestCharacters, type Found, mostCharacters, staffSearchQuery } from './api/staff-search.ts';
import { addressOf, type Command, matching } from './commands.ts';

/** After the last key, ms. */
const pauseMs = 200;
const kinds = ['listing', 'lead', 'post', 'agent', 'user'] as const;
const icons: Record<Found['kind'], LucideIcon> = {
  listing: Building2,
  lead: Inbox,
  post: FileText,
  agent: Users,
  user: CircleUser,
};
const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm text-ink data-[selected=true]:bg-maroon-50 data-[selected=true]:text-maroon-800';

interface CommandPaletteProps {
  commands: readonly Command[];
  /** Opens articles and people in their forms. */
  permissions: readonly Permission[];
  onClose: () => void;
}

/** Pages and actions at once, finds of the server later. */
export default function CommandPalette({ commands, permissions, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('adminPalette');
  const before = useRef<Element | null>(null);
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="data-[state=open]:animate-fade-in fixed inset-0 z-50 bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
          className="data-[state=open]:animate-rise-in fixed inset-x-3 top-3 z-60 mx-auto flex max-h-[min(34rem,calc(100dvh-1.5rem))] max-w-2xl flex-col overflow-hidden rounded-2xl bg-white shadow-float outline-none sm:top-[12dvh]"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <Palette commands={commands} permissions={permissions} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ commands, permissions, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('adminPalette');
  const { counted } = useFormats();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim().slice(0, mostCharacters), pauseMs);
  const search = useQuery(staffSearchQuery(text));
  const offered = matching(commands, typed);
  const found = text.length >= fewestCharacters && typed.trim() !== '' ? (search.data ?? []) : [];
  const waiting = typed.trim().length >= fewestCharacters && (search.isFetching || text !== typed.trim());
  const count = offered.length + found.length;

  const go = (run: Command['run']): void => {
    onClose();
    if ('to' in run) void navigate(run.to);
    else run.do();
  };
  return (
    <Combobox shouldFilter={false} loop label={t('title')} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b border-sand-200 px-4">
        <Search aria-hidden className="size-5 shrink-0 text-stone-500" />
        <Combobox.Input
          value={typed}
          onValueChange={setTyped}
          maxLength={mostCharacters}
          placeholder={t('placeholder')}
          className="min-h-14 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-stone-500"
        />
        <kbd className="hidden rounded border border-sand-300 px-1.5 py-0.5 text-xs text-stone-600 sm:block">
          {t('escape')}
        </kbd>
      </div>
      <Combobox.List
        label={t('results')}
        className={count === 0 ? 'hidden' : 'min-h-0 grow overflow-y-auto overscroll-contain p-2'}
      >
        {(['page', 'action'] as const).map((kind) => {
          const own = offered.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          return (
            <Combobox.Group key={kind} heading={<GroupName name={t(`kinds.${kind}`)} />}>
              {own.map(({ id, label, run }) => (
                <Combobox.Item key={id} value={`${kind}-${id}`} onSelect={() => go(run)} className={item}>
                  {kind === 'page' ? (
                    <ArrowForward className="size-4 shrink-0" />
                  ) : (
                    <Zap aria-hidden className="size-4 shrink-0 text-stone-500" />
                  )}
                  {label}
                </Combobox.Item>
              ))}
            </Combobox.Group>
          );
        })}
        {kinds.map((kind) => {
          const own = found.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          return (
            <Combobox.Group key={kind} heading={<GroupName name={t(`kinds.${kind}`)} />}>
              {own.map((one) => (
                <FoundItem key={one.id} found={one} onSelect={() => go({ to: addressOf(one, permissions) })} />
              ))}
            </Combobox.Group>
          );
        })}
      </Combobox.List>
      {count === 0 && (
        <p className="px-3 py-8 text-center text-sm text-stone-600">
          {waiting ? t('searching') : search.isError ? t('failed') : t('nothing')}
        </p>
      )}
      {count > 0 && search.isError && (
        <p className="border-t border-sand-200 px-5 py-2 text-sm text-danger-700">{t('failed')}</p>
      )}
      <p role="status" className="sr-only">
        {waiting ? t('searching') : search.isError ? t('failed') : t('count', counted(count))}
      </p>
    </Combobox>
  );
}

function GroupName({ name }: { name: string }) {
  return <span className="block px-3 pt-3 pb-1.5 text-xs font-semibold text-stone-600">{name}</span>;
}

function FoundItem({ found, onSelect }: { found: Found; onSelect: () => void }) {
  const { t } = useTranslation('adminPalette');
  const { language } = useLanguage();
  const { kind, id, name, nameAr, detail, excerpt, active } = found;
  const Icon = icons[kind];
  return (
    <Combobox.Item value={`${kind}-${String(id)}`} onSelect={onSelect} className={item}>
      <Icon aria-hidden className="size-4 shrink-0 text-stone-500" />
      <span className="min-w-0 grow">
        <span className="block truncate">
          <bdi>{language === 'ar' && nameAr !== null && nameAr !== '' ? nameAr : name}</bdi>
        </span>
        {detail !== null && detail !== '' && (
          <span className="block truncate text-xs text-stone-600">
            <bdi>{detail}</bdi>
          </span>
        )}
        {excerpt !== null && (
          <span className="block truncate text-xs text-stone-600">
            <bdi>
              <MarkedExcerpt of={excerpt} />
            </bdi>
          </span>
        )}
      </span>
      {!active && kind !== 'lead' && <span className="shrink-0 text-xs text-stone-600">{t(`inactive.${kind}`)}</span>}
      <CornerDownLeft
        aria-hidden
        className="flip-rtl size-4 shrink-0 text-stone-500 not-in-data-[selected=true]:invisible"
      />
    </Combobox.Item>
  );
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
