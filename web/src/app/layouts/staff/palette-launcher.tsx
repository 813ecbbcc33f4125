import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';

const PaletteWindow = lazy(() => import('./palette-window.tsx'));

interface PaletteLauncherProps {
  user: AuthUser;
  onKeys: () => void;
}

/** Also opens by Ctrl K (⌘ K). The palette is fetched on first use. */
export function PaletteLauncher({ user, onKeys }: PaletteLauncherProps) {
  const { t } = useTranslation('adminPalette');
  const [open, setOpen] = useState(false);
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
          <PaletteWindow user={user} onKeys={onKeys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
