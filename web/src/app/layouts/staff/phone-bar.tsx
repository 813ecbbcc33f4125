import { Menu } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { signOut } from '#staff-lib/auth/sign-out.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useSwitchLanguage } from '#staff-ui/use-switch-language.ts';
import { type Area, areasFor, isAt } from './screens.ts';

const cell =
  'flex h-full w-full flex-col items-center justify-center gap-1 px-1 text-center text-xs font-medium text-stone-600 aria-[current=page]:text-maroon-700 aria-expanded:text-maroon-700';
/** Areas beside the one that opens everything. */
const shown = 3;

/** Three areas and the way to everything else, in reach of a thumb. */
export function PhoneBar({ user }: { user: AuthUser }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const areas = areasFor(user.permissions);
  return (
    <nav
      aria-label={t('nav.quick')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-sand-200 bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-15 grid-cols-4">
        {areas.slice(0, shown).map(({ name, Icon, screens }) => {
          const [first] = screens;
          if (first === undefined) return null;
          return (
            <li key={name}>
              <Link
                to={first.to}
                aria-current={screens.some((screen) => isAt(screen, pathname)) ? 'page' : undefined}
                className={cell}
              >
                <Icon aria-hidden className="size-5.5" />
                {name === 'leads' ? t('nav.short.leads') : t(`nav.${name}`)}
              </Link>
            </li>
          );
        })}
        <li className="col-start-4">
          <EveryScreen areas={areas} user={user} />
        </li>
      </ul>
    </nav>
  );
}

/** A sheet with every screen that may be opened. */
function EveryScreen({ areas, user }: { areas: readonly Area[]; user: AuthUser }) {
  const { t } = useTranslation('admin');
  const { pathname, search } = useLocation();
  const { link } = useLanguage();
  const switchLanguage = useSwitchLanguage(user);
  const here = pathname + search;
  const [openAt, setOpenAt] = useState<string | null>(null);
  // whoever got somewhere is done with it
  const open = openAt === here;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpenAt(next ? here : null)}>
      <Dialog.Trigger className={cell}>
        <Menu aria-hidden className="size-5.5" />
        {t('nav.more')}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="data-[state=open]:animate-fade-in fixed inset-0 z-40 bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          className="data-[state=open]:animate-rise-in fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-2xl bg-white px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-float outline-none"
        >
          <Dialog.Title className="px-2 pb-2 text-lg font-semibold">{t('nav.all')}</Dialog.Title>
          <ul className="space-y-4">
            {areas.map((area) => (
              <li key={area.name}>
                <p className="px-2 pb-1 text-xs font-semibold text-stone-600">{t(`nav.${area.name}`)}</p>
                <ul className="grid grid-cols-2 gap-1">
                  {area.screens.map((screen) => (
                    <li key={screen.to}>
                      <Link
                        to={screen.to}
                        onClick={() => setOpenAt(null)}
                        aria-current={isAt(screen, pathname) ? 'page' : undefined}
                        className={row}
                      >
                        <screen.Icon aria-hidden className="size-4.5 shrink-0" />
                        {t(`nav.${screen.name}`)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            <li className="grid grid-cols-2 gap-1 border-t border-sand-200 pt-3">
              <RowButton onClick={switchLanguage}>{t('header.otherLanguage')}</RowButton>
              <RowButton onClick={() => window.location.assign(link('/'))}>{t('header.website')}</RowButton>
              <RowButton onClick={() => void signOut()}>{t('header.logout')}</RowButton>
            </li>
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1.5 text-start text-sm text-ink hover:bg-sand-100 aria-[current=page]:bg-maroon-50 aria-[current=page]:text-maroon-700';

function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={row} onClick={onClick}>
      {children}
    </button>
  );
}
