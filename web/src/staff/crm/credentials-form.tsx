import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { PasswordField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useToast } from '#ui/toast-state.ts';
import { type CredentialName, type CrmProviderState, useSaveCredentials } from './api/crm-provider.ts';

const names = ['apiKey', 'clientId', 'clientSecret'] as const;
const blank = { apiKey: '', clientId: '', clientSecret: '' };
/** The server's rule. */
const isCredential = (text: string): boolean => /^[\x21-\x7e]{1,2000}$/.test(text);

/** They never come back. */
export function CredentialsForm({ state: { credentials } }: { state: CrmProviderState }) {
  const { t } = useTranslation('adminCrmProvider');
  const { dateTime } = useFormats();
  const toast = useToast();
  const save = useSaveCredentials();
  const [forgetting, setForgetting] = useState(false);
  const form = useRecordForm<Record<CredentialName, string>>({
    start: () => blank,
    rules: (values) =>
      Object.fromEntries(
        names
          .filter((name) => values[name] !== '' && !isCredential(values[name].trim()))
          .map((name) => [name, t('credentials.invalid')]),
      ),
    send: (values) =>
      save.mutateAsync(
        Object.fromEntries(names.filter((name) => values[name] !== '').map((name) => [name, values[name].trim()])),
      ),
    done: { title: t('credentials.saved') },
    onRefused: () => {
      failed();
      return true;
    },
    after: () => blank,
  });
  const failed = () => toast({ title: t('credentials.failed'), variant: 'destructive' });
  const forget = () => {
    save.mutate(
      { apiKey: null, clientId: null, clientSecret: null },
      {
        onSuccess: () => {
          form.reset(blank);
          toast({ title: t('credentials.forgotten') });
        },
        onError: failed,
      },
    );
  };

  return (
    <section aria-label={t('credentials.title')} className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 className="text-base">{t('credentials.title')}</h2>
      <p className="mt-1 text-sm text-stone-600">{t('credentials.text')}</p>
      <Form of={form} autoComplete="off" className="mt-4 space-y-4">
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={t(`credentials.names.${name}`)}
            hint={t(`credentials.sources.${credentials[name]}`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={2_000}
          />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <SaveButton size="sm" label={t('credentials.save')} whenEdited disabled={save.isPending} />
          {credentials.savedAt !== null && (
            <>
              <Button size="sm" variant="quiet" disabled={save.isPending} onClick={() => setForgetting(true)}>
                {t('credentials.forget')}
              </Button>
              <span className="text-sm text-stone-600">
                {t('credentials.savedAt', { time: dateTime(credentials.savedAt) })}
              </span>
            </>
          )}
        </div>
      </Form>
      <ConfirmDialog
        title={t('credentials.forgetTitle')}
        text={t('credentials.forgetText')}
        confirmLabel={t('credentials.forget')}
        destructive
        open={forgetting}
        onOpenChange={setForgetting}
        onConfirm={forget}
      />
    </section>
  );
}
