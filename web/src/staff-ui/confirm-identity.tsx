import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { confirmByPasskey, confirmIdentity, ownPasskeysQuery } from '#staff-lib/api/confirmation.ts';
import { passkeysSupported } from '#staff-lib/auth/passkeys.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from './form/fields.tsx';
import { Form, FormFailure, Refusal, SaveButton } from './form/form.tsx';
import { useRecordForm } from './form/use-record-form.ts';
import { useRefusal } from './use-refusal.ts';

/** One for all screens: what they asked for goes on when the password was typed, and is left alone when not. */
export function ConfirmIdentity() {
  const answer = useRefusal('auth.confirmation_required');
  return answer === null ? null : <Question onAnswer={answer} />;
}

function Question({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation(['adminAuth', 'common']);
  const form = useRecordForm({
    start: () => ({ password: '' }),
    rules: ({ password }) => ({ password: password === '' ? t('required.password') : undefined }),
    send: ({ password }) => confirmIdentity(password),
    onSaved: () => onAnswer(true),
    onRefused: (error, { resetField, setFocus }) => {
      if (codeOf(error) === 'auth.incorrect_current_password') resetField('password');
      setFocus('password');
      return true;
    },
    unguarded: true,
  });
  return (
    <Dialog
      open
      over
      title={t('confirm.title')}
      description={t('confirm.text')}
      onOpenChange={(open) => {
        if (!open) onAnswer(false);
      }}
    >
      <Form of={form}>
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <FormFailure />
        <ByPasskey onConfirmed={() => onAnswer(true)} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {t('common:cancel')}
          </Button>
          <SaveButton label={t('confirm.submit')} />
        </div>
      </Form>
    </Dialog>
  );
}

/** In place of the password, for who has one here. */
function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('adminFactors');
  const problem = useProblem();
  const { data: has = false } = useQuery({ ...ownPasskeysQuery, enabled: passkeysSupported() });
  const { error, isPending, mutate } = useMutation({ mutationFn: confirmByPasskey, onSuccess: onConfirmed });
  if (!has) return null;
  return (
    <>
      <Button variant="secondary" className="w-full" disabled={isPending} onClick={() => mutate()}>
        {t('passkey.confirm')}
      </Button>
      {error !== null && <Refusal>{problem.sentence(error, t('passkey.failed'))}</Refusal>}
    </>
  );
}
