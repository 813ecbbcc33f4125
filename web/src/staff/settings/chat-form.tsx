import { useProblem } from '#staff-lib/use-problem.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#staff-ui/form/fields.tsx';
import { Form, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useToast } from '#ui/toast-state.ts';
import { type ChatSettings, useSaveChat, useTestAssistant } from './api/settings.ts';
import { AssistantFields } from './assistant-fields.tsx';
import { assistantProviders, changeOf, chatProviders, type ChatValues, valuesOf, wrongIn } from './chat-values.ts';
import { SwitchRow } from './switch-row.tsx';
import { TestReport } from './test-report.tsx';

const switches = ['enabled', 'autoResponse', 'leadGeneration'] as const;

export function ChatForm({ settings }: { settings: ChatSettings }) {
  const { t } = useTranslation('adminSettings');
  const problem = useProblem();
  const toast = useToast();
  const save = useSaveChat();
  const trial = useTestAssistant();
  const form = useRecordForm<ChatValues, ChatSettings>({
    start: () => valuesOf(settings),
    rules: (values) =>
      Object.fromEntries(
        wrongIn(values, settings).map((name) => [name, t(name.endsWith('.key') ? 'chat.keyWrong' : 'chat.modelWrong')]),
      ),
    send: (values) => save.mutateAsync(changeOf(values, settings)),
    done: { title: t('saved'), description: t('chat.saved') },
    failed: { title: t('failed.title') },
    after: valuesOf,
    onWrong: ({ assistants = {} }, { getValues }) => {
      // only one provider's fields are shown
      if (Object.hasOwn(assistants, getValues('provider'))) return;
      for (const name of assistantProviders) {
        const wrong = assistants[name]?.key?.message ?? assistants[name]?.model?.message;
        if (wrong === undefined) continue;
        const description = `${t(`chat.providers.${name}`)}: ${wrong}`;
        toast({ title: t('failed.title'), description, variant: 'destructive' });
        return;
      }
    },
  });
  const { control, trigger, getValues } = form;
  const provider = useWatch({ control, name: 'provider' });
  const stored = settings.assistants.find((one) => one.provider === provider);

  const tryIt = async () => {
    if (provider === 'built-in') {
      trial.mutate({ provider });
      return;
    }
    if (!(await trigger(`assistants.${provider}`))) return;
    const { key, model } = getValues().assistants[provider];
    const typed = key.trim() === '' ? {} : { key: key.trim() };
    trial.mutate({ provider, model: model.trim(), ...typed });
  };

  return (
    <Form of={form} autoComplete="off" className="space-y-6">
      {switches.map((name) => (
        <SwitchRow
          key={name}
          name={name}
          label={t(`chat.switches.${name}.label`)}
          text={t(`chat.switches.${name}.text`)}
        />
      ))}
      <SelectField
        name="provider"
        label={t('chat.provider')}
        hint={t('chat.providerHint')}
        options={chatProviders.map((name) => [name, t(`chat.providers.${name}`)])}
        onChanged={() => trial.reset()}
      />
      {stored !== undefined && <AssistantFields key={stored.provider} provider={stored.provider} stored={stored} />}
      {trial.data !== undefined && !trial.isPending && <TestReport report={trial.data} />}
      {trial.error !== null && <Refusal>{problem.sentence(trial.error)}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <SaveButton label={t('chat.save')} busyLabel={t('saving')} whenEdited />
        <Button variant="secondary" disabled={trial.isPending} onClick={() => void tryIt()}>
          {trial.isPending ? t('test.running') : t('test.start')}
        </Button>
      </div>
    </Form>
  );
}
