import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { type PendingSignIn, pendingSignInQuery, useProveFactor } from './api/second-step.ts';

export type Method = 'totp' | 'recovery';
/** Words that lead to another method, or back to the password. */
export type Way = (to: Method | 'password', words: string) => ReactNode;
export const wayLook = 'text-maroon-700 underline underline-offset-4';

interface SecondStepProps {
  method: Method;
  way: Way;
  onSignedIn: () => void;
  /** For whose role needs a second step and who has none yet. */
  first: ReactNode;
}

/** After a right password. */
export function SecondStep({ first, ...rest }: SecondStepProps) {
  const result = useQuery(pendingSignInQuery);
  return (
    <Loaded result={result} skeleton="h-60">
      {(pending) => {
        if (pending === null) return <StepOver way={rest.way} />;
        if (pending.step === 'enrol') return first;
        const onlyPasskey = rest.method === 'totp' && !pending.methods.includes('totp');
        const Step = onlyPasskey ? PasskeyStep : CodeForm;
        return <Step key={rest.method} methods={pending.methods} {...rest} />;
      }}
    </Loaded>
  );
}

/** Nothing waits any more. */
export function StepOver({ way }: { way: Way }) {
  const { t } = useTranslation('adminFactors');
  return (
    <div className="space-y-5">
      <Refusal>{t('second.over')}</Refusal>
      <Again way={way} />
    </div>
  );
}

function PasskeyStep({ methods, way, onSignedIn }: StepProps) {
  const { t } = useTranslation('adminFactors');
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{t('passkey.step')}</p>
      <PasskeyButton onSignedIn={onSignedIn} />
      <p className="text-center text-sm">
        <OtherMethod method="totp" methods={methods} way={way} />
      </p>
      <Again way={way} />
    </div>
  );
}

interface StepProps extends Omit<SecondStepProps, 'first'> {
  methods: PendingSignIn['methods'];
}

function CodeForm({ method, methods, way, onSignedIn }: StepProps) {
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
  if (codeOf(form.failure) === 'auth.required' || codeOf(form.failure) === 'factor.not_asked')
    return <StepOver way={way} />;
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
        <OtherMethod method={method} methods={methods} way={way} />
      </p>
      <Again way={way} />
    </Form>
  );
}

function OtherMethod({ method, methods, way }: Omit<StepProps, 'onSignedIn'>) {
  const { t } = useTranslation('adminFactors');
  if (method === 'recovery')
    return (
      <>
        {way('totp', t(methods.includes('totp') ? 'second.useApp' : 'passkey.use'))}
        <span className="mt-3 block text-stone-600">{t('second.lost')}</span>
      </>
    );
  return methods.includes('recovery') ? way('recovery', t('second.useRecovery')) : t('second.lost');
}

function Again({ way }: { way: Way }) {
  const { t } = useTranslation('adminFactors');
  return <p className="text-center text-sm">{way('password', t('second.again'))}</p>;
}
