import { mailboxSecurities } from '@manzil/core/mailbox/mailbox';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { PasswordField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { SwitchRow } from '../switch-row.tsx';
import { type Mailbox, mailboxQuery, useSaveMailbox, useTryMailbox } from './mailbox-api.ts';
import { TrialReport } from './mailbox-state.tsx';
import {
  changeOf,
  faultsOf,
  type MailboxFault,
  type MailboxValues,
  mostPort,
  trialOf,
  valuesOf,
} from './mailbox-values.ts';

const tryFields = ['host', 'port', 'username', 'folder', 'password'] as const;

/** Where people's answers are read. */
export function MailboxForm({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation(['adminMailbox', 'adminProblems']);
  const { number } = useFormats();
  const problem = useProblem();
  const queryClient = useQueryClient();
  const save = useSaveMailbox();
  const trial = useTryMailbox();
  const said = (fault: MailboxFault): string => t(fault, { most: number(mostPort) });
  const form = useRecordForm<MailboxValues, Mailbox, Mailbox>({
    record: mailbox,
    start: (stored) => valuesOf(stored ?? mailbox),
    rules: (values) =>
      Object.fromEntries(Object.entries(faultsOf(values, mailbox)).map(([name, fault]) => [name, said(fault)])),
    send: (values, before, over) => save.mutateAsync(changeOf(values, (over ?? before ?? mailbox).version)),
    failed: { title: t('failed') },
    done: { title: t('saved') },
    rival: {
      code: 'mailbox.conflict',
      look: () => queryClient.fetchQuery({ ...mailboxQuery, staleTime: 0 }),
    },
    onSaved: (stored) => form.begin(stored),
  });
  const { control, getValues, setError, clearErrors, conflict } = form;
  const values = useWatch({ control }) as MailboxValues;
  const isOfNow = JSON.stringify(trial.variables) === JSON.stringify(trialOf(values));

  const tryIt = (): void => {
    const current = getValues();
    const faults = faultsOf(current, mailbox, true);
    const wrong = tryFields.filter((name) => faults[name] !== undefined);
    clearErrors([...tryFields]);
    for (const name of wrong) setError(name, { message: said(faults[name] ?? 'required') }, { shouldFocus: true });
    if (wrong.length === 0) trial.mutate(trialOf(current));
  };

  return (
    <Form of={form} autoComplete="off" className="space-y-6">
      {conflict !== null && (
        <ConflictNote
          form={form}
          words={{
            title: t('conflict.title'),
            text: t('adminProblems:mailbox.conflict'),
            keepMine: t('conflict.keepMine'),
            takeTheirs: t('conflict.takeTheirs'),
          }}
        >
          <Theirs mailbox={conflict} />
        </ConflictNote>
      )}
      <SwitchRow name="enabled" label={t('enabled.label')} text={t('enabled.text')} />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField<MailboxValues> name="host" label={t('host')} writing="code" maxLength={253} />
        <TextField<MailboxValues> name="port" label={t('port')} writing="code" inputMode="numeric" maxLength={5} />
      </div>
      <SelectField<MailboxValues>
        name="security"
        label={t('security')}
        hint={t('securityHint')}
        options={mailboxSecurities.map((name) => [name, t(`securities.${name}`)])}
      />
      <TextField<MailboxValues>
        name="username"
        label={t('username')}
        writing="ltr"
        maxLength={254}
        autoComplete="off"
      />
      <PasswordField<MailboxValues>
        name="password"
        label={t('password')}
        hint={t(`passwordHint.${mailbox.passwordState}`)}
        autoComplete="new-password"
        spellCheck={false}
        maxLength={500}
      />
      <TextField<MailboxValues>
        name="folder"
        label={t('folder')}
        hint={t('folderHint')}
        writing="ltr"
        maxLength={200}
      />
      <TextField<MailboxValues>
        name="answersTo"
        label={t('answersTo')}
        hint={t('answersToHint')}
        writing="ltr"
        inputMode="email"
        maxLength={254}
        optional
      />
      {isOfNow && trial.data !== undefined && <TrialReport problem={trial.data.problem} />}
      {isOfNow && trial.error !== null && <Refusal>{problem.sentence(trial.error)}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <SaveButton label={t('save')} busyLabel={t('saving')} whenEdited />
        <Button variant="secondary" disabled={trial.isPending} onClick={tryIt}>
          {t(trial.isPending ? 'trying' : 'try')}
        </Button>
      </div>
    </Form>
  );
}

/** What somebody else saved. */
function Theirs({ mailbox: { enabled, host, port, username, folder, answersTo } }: { mailbox: Mailbox }) {
  const { t } = useTranslation('adminMailbox');
  const lines = [`${host}:${String(port)}`, username, folder, answersTo ?? ''].filter((line) => line !== '');
  return (
    <div className="mt-2 text-stone-700">
      <p>{t('conflict.theirs')}</p>
      <ul className="mt-1 list-disc ps-5">
        <li>{t(enabled ? 'conflict.on' : 'conflict.off')}</li>
        {lines.map((line, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
