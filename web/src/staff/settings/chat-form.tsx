import { useProblem } from '#staff-lib/use-problem.ts';
import { useEffect } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type ChatSettings, useSaveChat, useTestAssistant } from './api/settings.ts';
import { AssistantFields } from './assistant-fields.tsx';
import { changeOf, chatProviders, type ChatValues, valuesOf, wrongOf } from './chat-values.ts';
import { SwitchRow } from './switch-row.tsx';
import { TestReport } from './test-report.tsx';

interface ChatFormProps {
  settings: ChatSettings;
  onDirty: (dirty: boolean) => void;
}

const switches = ['enabled', 'autoResponse', 'leadGeneration'] as const;

/** Whether visitors find the chat, how it behaves, and who words its answers. */
export function ChatForm({ settings, onDirty }: ChatFormProps) {
  const { t } = useTranslation('adminSettings');
  const problem = useProblem();
  const toast = useToast();
  const save = useSaveChat();
  const trial = useTestAssistant();
  const form = useForm<ChatValues>({ defaultValues: valuesOf(settings) });
  const { register, control, handleSubmit, reset, formState, trigger, getValues } = form;
  const { isDirty } = formState;
  const provider = useWatch({ control, name: 'provider' });
  const stored = settings.assistants.find((one) => one.provider === provider);
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  const describe = (error: unknown) => problem.sentence(error);

  const submit = handleSubmit(async (values) => {
    const change = changeOf(values, settings);
    const wrong = wrongOf(change);
    if (wrong !== null) {
      const description = `${t(`chat.providers.${wrong.provider}`)}: ${t(`chat.${wrong.field}Wrong`)}`;
      toast({ title: t('failed.title'), description, variant: 'destructive' });
      return;
    }
    try {
      reset(valuesOf(await save.mutateAsync(change)));
      toast({ title: t('saved'), description: t('chat.saved') });
    } catch (error) {
      toast({ title: t('failed.title'), description: describe(error), variant: 'destructive' });
    }
  });

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
    <FormProvider {...form}>
      <form
        noValidate
        autoComplete="off"
        className="space-y-6"
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        {switches.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <SwitchRow
                label={t(`chat.switches.${name}.label`)}
                text={t(`chat.switches.${name}.text`)}
                checked={value}
                onChange={onChange}
              />
            )}
          />
        ))}
        <Field label={t('chat.provider')} hint={t('chat.providerHint')}>
          <Select
            {...register('provider', {
              onChange: () => {
                trial.reset();
              },
            })}
          >
            {chatProviders.map((name) => (
              <option key={name} value={name}>
                {t(`chat.providers.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        {stored !== undefined && <AssistantFields key={stored.provider} provider={stored.provider} stored={stored} />}
        {trial.data !== undefined && !trial.isPending && <TestReport report={trial.data} />}
        {trial.error !== null && (
          <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
            {describe(trial.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending || !isDirty}>
            {save.isPending ? t('saving') : t('chat.save')}
          </Button>
          <Button
            variant="secondary"
            disabled={trial.isPending}
            onClick={() => {
              void tryIt();
            }}
          >
            {trial.isPending ? t('test.running') : t('test.start')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
