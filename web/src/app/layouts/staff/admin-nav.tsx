import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { type Area, areasFor, isAt, isSystem } from './screens.ts';

/** Beside the page where there is room; a phone has its bar. The open area shows its screens. */
export function AdminNav({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('nav.label')} className="hidden w-60 shrink-0 border-e border-sand-200 lg:block">
      <ul className="sticky top-16 flex max-h-[calc(100dvh-4rem)] flex-col gap-1 overflow-y-auto px-4 py-8">
        {areasFor(permissions).map((area) => (
          <AreaLinks key={area.name} area={area} />
        ))}
      </ul>
    </nav>
  );
}

const look =
  'flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 text-sm font-medium text-stone-600 transition-colors hover:bg-sand-100 hover:text-ink aria-[current=page]:bg-maroon-50 aria-[current=page]:text-maroon-700';

function AreaLinks({ area }: { area: Area }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const [first, ...others] = area.screens;
  if (first === undefined) return null;
  const isHome = first.name === area.name;
  const below = isHome ? others : area.screens;
  const open = area.screens.some((screen) => isAt(screen, pathname));
  return (
    <li className={isSystem(area) ? 'mt-3 border-t border-sand-200 pt-4' : ''}>
      <Link
        to={first.to}
        aria-current={isHome && isAt(first, pathname) ? 'page' : undefined}
        className={`${look} ${open ? 'text-ink' : ''}`}
      >
        <area.Icon aria-hidden className="size-4.5 shrink-0" />
        {t(`nav.${area.name}`)}
      </Link>
      {open && below.length > 0 && (
        <ul className="my-1 ms-5 border-s border-sand-300 ps-2">
          {below.map((screen) => (
            <li key={screen.to}>
              <Link
                to={screen.to}
                aria-current={isAt(screen, pathname) ? 'page' : undefined}
                className={`${look} min-h-9!`}
              >
                {t(`nav.${screen.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
