import { type MouseEvent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { historyStep, readList, rememberList, storedList } from '#lib/listings/last-list.ts';
import { ChevronBack } from '#ui/icon.tsx';

/** On a list: where `BackToList` leads from its listings. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => rememberList(pathname + search), [pathname, search]);
}

/** Nothing changes it while a listing is read. */
const never = () => () => undefined;

/** To the search that this tab showed last, where it was read; else to all listings. */
export function BackToList() {
  const { t } = useTranslation('listing');
  const { link } = useLanguage();
  const navigate = useNavigate();
  const last = readList(useSyncExternalStore(never, storedList, () => null));
  const isSearch = last !== null && /\?|properties\//.test(last.address);

  function goBack(event: MouseEvent) {
    const step = historyStep();
    const isBefore = last !== null && last.step !== null && step === last.step + 1;
    if (!isBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <nav aria-label={t('detail.breadcrumb')} className="mb-4">
      <Link
        to={link(last?.address ?? '/properties')}
        onClick={goBack}
        className="inline-flex min-h-9 items-center gap-1 text-sm font-medium text-stone-600 hover:text-maroon-700"
      >
        <ChevronBack className="size-4" />
        {isSearch ? t('detail.backToSearch') : t('detail.back')}
      </Link>
    </nav>
  );
}
