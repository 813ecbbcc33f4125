import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isolated } from '#staff-lib/isolated.ts';
import { providerEnding } from '#staff-lib/auth/provider-ending.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Button } from '#ui/button.tsx';
import { signInProviderQuery } from './api/provider.ts';

/** Nothing where no provider is set. A full page navigation: the browser goes there and comes back. */
export function ProviderButton() {
  const { t } = useTranslation('adminIdentity');
  const [search] = useSearchParams();
  const { data: provider } = useQuery(signInProviderQuery);
  if (provider == null) return null;
  const next = search.get('next');
  const start = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return (
    <Button asChild variant="secondary" size="lg" className="w-full">
      <a href={`/api/auth/login/oidc${start}`}>
        <Building2 aria-hidden className="size-5 shrink-0" />
        <span className="truncate">{t('signIn', { name: isolated(provider.name) })}</span>
      </a>
    </Button>
  );
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
