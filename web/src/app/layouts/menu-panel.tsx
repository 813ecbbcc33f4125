import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { useFocusBack } from '#ui/use-focus-back.ts';
import { Logo } from './logo.tsx';
import { isActiveLink, navigation } from './navigation.ts';
import { PreferenceFields } from './preference-fields.tsx';

interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Slides in from the end of the line. */
export function MenuPanel({ open, onOpenChange, opener }: MenuPanelProps) {
  const { t } = useTranslation(['shell', 'common']);
  const focusBack = useFocusBack(opener);
  const { link } = useLanguage();
  const { pathname } = useLocation();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="data-[state=open]:animate-fade-in fixed inset-0 z-40 bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusBack}
          className="data-[state=open]:animate-slide-in fixed inset-y-0 end-0 z-50 flex w-[280px] flex-col overflow-y-auto bg-paper shadow-float outline-none rtl:[--slide-from:-100%] sm:w-[320px]"
        >
          <div className="flex h-18 items-center justify-between border-b border-sand-200 px-5">
            <Dialog.Title className="sr-only">{t('nav.menuTitle')}</Dialog.Title>
            <Logo />
            <Dialog.Close
              aria-label={t('common:close')}
              className="-me-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-sand-100"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('nav.label')} className="p-3">
            <ul className="flex flex-col gap-1">
              {navigation.map((item) => {
                const active = isActiveLink(item.path, pathname);
                return (
                  <li key={item.path}>
                    <Link
                      to={link(item.path)}
                      aria-current={active ? 'page' : undefined}
                      onClick={() => onOpenChange(false)}
                      className={`flex min-h-11 items-center rounded-lg px-4 text-lg font-medium ${active ? 'bg-sand-100 text-maroon-700' : 'text-ink hover:bg-sand-100'}`}
                    >
                      {t(item.label)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
          <div className="mt-auto border-t border-sand-200 p-5">
            <PreferenceFields />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
