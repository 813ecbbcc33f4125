import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { PlainTable } from '#staff-ui/list/plain-table.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type ApiToken, type MadeApiToken, tokensQuery, useRevokeToken } from './api/tokens.ts';
import { useTokenColumns } from './token-columns.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenSecret } from './token-secret.tsx';

export function TokenManager() {
  const { t } = useTranslation('adminTokens');
  const dialog = useWindowAddress();
  const result = useQuery(tokensQuery);
  const revoke = useRevokeToken();
  const tell = useTell();
  const { ask, question } = useQuestion((token: ApiToken) => ({
    title: t('revoke.title', { name: token.name }),
    text: t('revoke.text'),
    confirmLabel: t('revoke.action'),
    onConfirm: () => tell(revoke.mutateAsync(token.id), { done: t('revoke.done') }),
  }));
  const columns = useTokenColumns(ask);
  const { data } = result;
  return (
    <section className="space-y-6">
      <ScreenHeader title={t('title')} text={t('subtitle')}>
        {data !== undefined && <AddButton label={t('make')} onClick={() => dialog.open('add')} />}
      </ScreenHeader>
      <Loaded result={result} skeleton="h-72">
        {({ tokens }) =>
          tokens.length === 0 ? (
            <EmptyState icon={<KeyRound className="size-6" />} title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <PlainTable look="cards" label={t('title')} rows={tokens} keyOf={({ id }) => id} columns={columns} />
          )
        }
      </Loaded>
      {dialog.value === 'add' && data !== undefined && <MakeToken grantable={data.grantable} onClose={dialog.close} />}
      {question}
    </section>
  );
}

function MakeToken({ grantable, onClose }: { grantable: Permission[]; onClose: () => void }) {
  const { t } = useTranslation('adminTokens');
  const [made, setMade] = useState<MadeApiToken | null>(null);
  return (
    <FormDialog title={t(made === null ? 'make' : 'secret.title')} onClose={onClose}>
      {made === null ? (
        <TokenForm grantable={grantable} onMade={setMade} />
      ) : (
        <TokenSecret made={made} onClose={onClose} />
      )}
    </FormDialog>
  );
}
