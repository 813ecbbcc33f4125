import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '#staff/palette/commands.ts';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { signOut } from '#staff-lib/auth/sign-out.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useSwitchLanguage } from '#staff-ui/use-switch-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { screensFor } from './admin-nav.tsx';

const CommandPalette = lazy(() => import('#staff/palette/command-palette.tsx'));

/** Also opens by Ctrl K (⌘ K). The palette is fetched on first use. */
export function PaletteLauncher({ user }: { user: AuthUser }) {
  const { t } = useTranslation('adminPalette');
  const [open, setOpen] = useState(false);
  const mayWrite = useMay('listings.write');
  const commands = useCommands(user, mayWrite);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // `code`, not `key`: an Arabic layout gives another letter
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex h-10 items-center gap-2 rounded-full border-sand-300 px-3 text-sm text-stone-600 hover:bg-sand-100 hover:text-ink md:border"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-4.5" />
        <span className="sr-only md:not-sr-only">{t('open')}</span>
        <kbd aria-hidden dir="ltr" className="hidden rounded bg-sand-100 px-1.5 py-0.5 text-xs lg:block">
          {t('shortcut')}
        </kbd>
      </button>
      {open && (
        <Suspense>
          <CommandPalette commands={commands} permissions={user.permissions} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useCommands(user: AuthUser, mayWrite: boolean): Command[] {
  const { t } = useTranslation(['admin', 'adminPalette']);
  const { link } = useLanguage();
  const switchLanguage = useSwitchLanguage(user);
  return [
    ...screensFor(user.permissions).map(({ to, label }) => ({ id: to, label: t(label), run: { to } })),
    ...(mayWrite
      ? [
          { id: 'add', label: t('adminPalette:addProperty'), run: { to: '/admin/properties-table?dialog=add' } },
          { id: 'import', label: t('adminPalette:import'), run: { to: '/admin/properties-table?dialog=import' } },
        ]
      : []),
    {
      id: 'language',
      label: t('adminPalette:language'),
      run: { do: switchLanguage },
    },
    {
      id: 'website',
      label: t('header.website'),
      run: {
        do: () => window.location.assign(link('/')),
      },
    },
    {
      id: 'logout',
      label: t('header.logout'),
      run: {
        do: () => void signOut(),
      },
    },
  ];
}
