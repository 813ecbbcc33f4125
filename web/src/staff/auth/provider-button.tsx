import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { providerEnding } from '#staff-lib/auth/provider-ending.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { signInProviderQuery } from './api/provider.ts';

/** Nothing where no provider is set. A full page navigation: the browser goes there and comes back. */
export function ProviderButton({ newTab }: { newTab: boolean }) {
  const { t } = useTranslation('adminIdentity');
  const [search] = useSearchParams();
  const { data: provider } = useQuery(signInProviderQuery);
  if (provider == null) return null;
  return (
    <Button asChild variant="secondary" size="lg" className="w-full">
      <a href={startOf(search.get('next'))} {...(newTab && { target: '_blank' })}>
        <Building2 aria-hidden className="size-5 shrink-0" />
        <span className="truncate">{t('signIn', { name: isolated(provider.name) })}</span>
      </a>
    </Button>
  );
}

const start = '/api/auth/login/oidc';
/** Of the contract. */
const longestNext = 1_000;

/** With the page that the person came for, as an address bar spells it; without, where it is no page of the admin. */
function startOf(next: string | null): string {
  const own = ownPath(next ?? '');
  if (own === null || !/^\/admin(?:[/?]|$)/.test(own)) return start;
  const { pathname, search } = new URL(own, 'http://own.invalid');
  const page = `${pathname}${search}`.replaceAll('\\', '%5C');
  return page.length > longestNext ? start : `${start}?next=${encodeURIComponent(page)}`;
}

/** Why the way through the provider led back here. */
export function ProviderFailure() {
  const { t } = useTranslation('adminIdentity');
  const [search] = useSearchParams();
  const { data: provider } = useQuery(signInProviderQuery);
  const ending = providerEnding(search);
  if (ending === null || ending === 'linked') return null;
  return <Refusal>{t(`ends.${ending}`, { name: provider == null ? t('unnamed') : isolated(provider.name) })}</Refusal>;
}
