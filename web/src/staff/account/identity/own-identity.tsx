import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { components } from '@manzil/contract/api';
import { providerEnding } from '#staff-lib/auth/provider-ending.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { Lines } from '#staff-ui/list/lines.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { identityQuery, useRemoveLink, useStartLink } from '../api/identity.ts';

type Link = components['schemas']['IdentityLink'];

/** The link of one's own account to the sign-in provider; nothing where there is neither. */
export function OwnIdentity() {
  const { t } = useTranslation('adminIdentity');
  const { data: own } = useQuery(identityQuery);
  if (own === undefined || (own.provider === null && own.link === null)) return null;
  const name = own.provider === null ? t('unnamed') : isolated(own.provider.name);
  return (
    <section>
      <h2 className="text-xl">{t('title', { name })}</h2>
      <p className="mt-1 mb-6 text-sm text-stone-600">{t('text')}</p>
      <div className="space-y-4">
        <Ending name={name} isLinked={own.link !== null} />
        {own.link === null ? <NotLinked /> : <Linked link={own.link} name={name} />}
      </div>
    </section>
  );
}

/** What the way through the provider came to; that it is linked only as long as it is. */
function Ending({ name, isLinked }: { name: string; isLinked: boolean }) {
  const { t } = useTranslation('adminIdentity');
  const ending = providerEnding(useSearchParams()[0]);
  if (ending === null || (ending === 'linked' && !isLinked)) return null;
  if (ending !== 'linked') return <Refusal>{t(`ends.${ending}`, { name })}</Refusal>;
  return (
    <p role="status" className="rounded-md bg-palm-50 px-4 py-3 text-sm text-palm-700">
      {t('ends.linked', { name })}
    </p>
  );
}

function NotLinked() {
  const { t } = useTranslation('adminIdentity');
  const tell = useTell();
  const { isPending, isSuccess, mutateAsync } = useStartLink();
  const goes = isPending || isSuccess;
  const go = () => tell(mutateAsync(undefined).then(({ address }) => window.location.assign(address)));
  return (
    <>
      <p className="text-sm text-stone-700">{t('none')}</p>
      <Button size="sm" disabled={goes} onClick={() => void go()}>
        {t(goes ? 'linking' : 'link')}
      </Button>
    </>
  );
}

function Linked({ link: { linkedAt, lastUsedAt }, name }: { link: Link; name: string }) {
  const { t } = useTranslation('adminIdentity');
  const { dateTime } = useFormats();
  const tell = useTell();
  const { isPending, mutateAsync } = useRemoveLink();
  const { ask, question } = useQuestion(() => ({
    title: t('unlink.title', { name }),
    text: t('unlink.text'),
    confirmLabel: t('unlink.action'),
    destructive: true,
    onConfirm: () => tell(mutateAsync(undefined), { done: t('unlink.done') }),
  }));
  const used = lastUsedAt === null ? t('unused') : t('used', { time: dateTime(lastUsedAt) });
  return (
    <Lines>
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <Building2 aria-hidden className="size-5 shrink-0 text-stone-500" />
        <div className="min-w-0 grow basis-48">
          <p className="font-medium break-words text-ink">{name}</p>
          <p className="text-sm text-stone-600">{`${t('since', { time: dateTime(linkedAt) })} · ${used}`}</p>
        </div>
        <Button variant="secondary" size="sm" disabled={isPending} onClick={() => ask(null)}>
          {t('unlink.open')}
        </Button>
        {question}
      </li>
    </Lines>
  );
}
