import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { codeOf } from '#lib/api/api-error.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type PendingSignIn, pendingSignInQuery, useProveFactor } from './api/second-step.ts';

type Method = 'totp' | 'recovery';
const link = 'text-maroon-700 underline underline-offset-4';

interface SecondStepProps {
  onSignedIn: () => void;
  /** For whose role needs a second step and who has none yet. */
  first: ReactNode;
}

/** After a right password. The address says which step it is, so that a reload and Back stay where one was. */
export function SecondStep({ onSignedIn, first }: SecondStepProps) {
  const [search] = useSearchParams();
  const result = useQuery(pendingSignInQuery);
  const method: Method = search.get('second') === 'recovery' ? 'recovery' : 'totp';
  return (
    <Loaded result={result} skeleton="h-60">
      {(pending) => {
        if (pending === null) return <StepOver />;
        if (pending.step === 'enrol') return first;
        const onlyPasskey = method === 'totp' && !pending.methods.includes('totp');
        if (onlyPasskey) return <PasskeyStep methods={pending.methods} onSignedIn={onSignedIn} />;
        return <CodeForm key={method} method={method} methods={pending.methods} onSignedIn={onSignedIn} />;
      }}
    </Loaded>
  );
}

/** Nothing waits any more. */
export function StepOver() {
  const { t } = useTranslation('adminFactors');
  return (
    <div className="space-y-5">
      <Refusal>{t('second.over')}</Refusal>
      <Again />
    </div>
  );
}

function PasskeyStep({ methods, onSignedIn }: Omit<CodeFormProps, 'method'>) {
  const { t } = useTranslation('adminFactors');
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('passkey.step')}</p>
      <PasskeyButton onSignedIn={onSignedIn} />
      <p className="text-center text-sm">
        <OtherMethod method="totp" methods={methods} />
      </p>
      <Again />
    </div>
  );
}

interface CodeFormProps {
  method: Method;
  methods: PendingSignIn['methods'];
  onSignedIn: () => void;
}

function CodeForm({ method, methods, onSignedIn }: CodeFormProps) {
  const { t } = useTranslation(['adminFactors', 'adminAuth']);
  const prove = useProveFactor();
  const form = useRecordForm({
    start: () => ({ code: '' }),
    rules: ({ code }) => ({ code: code.trim() === '' ? t('second.missing') : undefined }),
    send: ({ code }) => prove.mutateAsync({ method, code: code.trim() }),
    done: { title: t('adminAuth:success.title'), description: t('adminAuth:success.text') },
    onRefused: (_error, { resetField, setFocus }) => {
      resetField('code');
      setFocus('code');
      return true;
    },
    onSaved: onSignedIn,
    unguarded: true,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  if (codeOf(form.failure) === 'auth.required' || codeOf(form.failure) === 'factor.not_asked') return <StepOver />;
  return (
    <Form of={form}>
      <p className="text-stone-700">{t(method === 'totp' ? 'second.app' : 'second.recovery')}</p>
      <TextField
        name="code"
        label={t(method === 'totp' ? 'second.code' : 'second.recoveryCode')}
        writing="code"
        {...(method === 'totp' && { inputMode: 'numeric' as const, autoComplete: 'one-time-code' })}
        maxLength={60}
      />
      <FormFailure />
      <SaveButton label={t('second.submit')} busyLabel={t('second.submitting')} size="lg" className="w-full" />
      {methods.includes('passkey') && <PasskeyButton onSignedIn={onSignedIn} />}
      <p className="text-center text-sm">
        <OtherMethod method={method} methods={methods} />
      </p>
      <Again />
    </Form>
  );
}

function OtherMethod({ method, methods }: Pick<CodeFormProps, 'method' | 'methods'>) {
  const { t } = useTranslation('adminFactors');
  const [search] = useSearchParams();
  if (method === 'totp' && !methods.includes('recovery')) return t('second.lost');
  const other = new URLSearchParams(search);
  other.set('second', method === 'totp' ? 'recovery' : 'totp');
  const back = methods.includes('totp') ? 'second.useApp' : 'passkey.use';
  return (
    <>
      <Link to={`?${other.toString()}`} replace className={link}>
        {t(other.get('second') === 'recovery' ? 'second.useRecovery' : back)}
      </Link>
      {method === 'recovery' && <span className="mt-3 block text-stone-600">{t('second.lost')}</span>}
    </>
  );
}

function Again() {
  const { t } = useTranslation('adminFactors');
  return (
    <p className="text-center text-sm">
      <Link to="/admin-login" className={link}>
        {t('second.again')}
      </Link>
    </p>
  );
}
