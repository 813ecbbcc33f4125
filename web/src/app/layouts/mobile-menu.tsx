import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogOpener } from '#ui/use-dialog-opener.ts';

const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

export function MobileMenu() {
  const { t } = useTranslation('shell');
  const { button, dialog } = useDialogOpener();
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label={t('nav.openMenu')}
        className="-me-2 inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sand-100 lg:hidden noscript:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <a
        href="#pages"
        aria-label={t('nav.openMenu')}
        className="-me-2 hidden size-11 items-center justify-center rounded-full text-ink hover:bg-sand-100 noscript:inline-flex noscript:lg:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </a>
      {dialog !== null && (
        <Suspense>
          <MenuPanel {...dialog} />
        </Suspense>
      )}
    </>
  );
}
