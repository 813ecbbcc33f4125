import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#staff-ui/password-input.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type CredentialName, type CrmProviderState, useSaveCredentials } from './api/crm-provider.ts';

const names = ['apiKey', 'clientId', 'clientSecret'] as const;
const blank = { apiKey: '', clientId: '', clientSecret: '' };
/** As the server checks it. */
const isCredential = (text: string): boolean => /^[\x21-\x7e]{1,2000}$/.test(text);

/** Key and secret of the CRM. They go in and never come back. */
export function CredentialsForm({ state: { credentials } }: { state: CrmProviderState }) {
  const { t } = useTranslation(['adminCrmProvider', 'adminAuth']);
  const { language } = useLanguage();
  const toast = useToast();
  const save = useSaveCredentials();
  const [forgetting, setForgetting] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<Record<CredentialName, string>>({
    defaultValues: blank,
  });

  async function store(change: Partial<Record<CredentialName, string | null>>, said: 'saved' | 'forgotten') {
    try {
      await save.mutateAsync(change);
      reset(blank);
      toast({ title: t(`credentials.${said}`) });
    } catch {
      toast({ title: t('credentials.failed'), variant: 'destructive' });
    }
  }

  const submit = handleSubmit(async (values) => {
    const given = names.filter((name) => values[name].trim() !== '');
    if (given.length > 0) await store(Object.fromEntries(given.map((name) => [name, values[name].trim()])), 'saved');
  });

  return (
    <section aria-label={t('credentials.title')} className="rounded-xl border border-sand-200 bg-white p-5">
      <h2 className="text-base">{t('credentials.title')}</h2>
      <p className="mt-1 text-sm text-stone-600">{t('credentials.text')}</p>
      <form
        noValidate
        autoComplete="off"
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        {names.map((name) => (
          <Field
            key={name}
            label={t(`credentials.names.${name}`)}
            hint={t(`credentials.sources.${credentials[name]}`)}
            error={formState.errors[name]?.message}
          >
            <PasswordInput
              showLabel={t('adminAuth:show')}
              hideLabel={t('adminAuth:hide')}
              autoComplete="off"
              spellCheck={false}
              maxLength={2_000}
              {...register(name, {
                validate: (text) => text.trim() === '' || isCredential(text.trim()) || t('credentials.invalid'),
              })}
            />
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" type="submit" disabled={!formState.isDirty || save.isPending}>
            {t('credentials.save')}
          </Button>
          {credentials.savedAt !== null && (
            <>
              <Button size="sm" variant="quiet" disabled={save.isPending} onClick={() => setForgetting(true)}>
                {t('credentials.forget')}
              </Button>
              <span className="text-sm text-stone-600">
                {t('credentials.savedAt', { time: formatDateTime(credentials.savedAt, language) })}
              </span>
            </>
          )}
        </div>
      </form>
      <ConfirmDialog
        title={t('credentials.forgetTitle')}
        text={t('credentials.forgetText')}
        confirmLabel={t('credentials.forget')}
        destructive
        open={forgetting}
        onOpenChange={setForgetting}
        onConfirm={() => void store({ apiKey: null, clientId: null, clientSecret: null }, 'forgotten')}
      />
    </section>
  );
}
