import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

export function MobileMenu() {
  const { t } = useTranslation('shell');
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
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
      {wanted && (
        <Suspense>
          <MenuPanel open={open} onOpenChange={setOpen} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
