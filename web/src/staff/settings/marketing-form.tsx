import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type MarketingSettings, useSaveMarketing } from './api/settings.ts';
import { SwitchRow } from './switch-row.tsx';

interface MarketingFormProps {
  settings: MarketingSettings;
  onDirty: (dirty: boolean) => void;
}

/** The services with what their ids look like, as the server checks it. */
const services = [
  { name: 'googleAnalytics', pattern: /^G-[A-Z0-9]{4,20}$/, example: 'G-AB12CD34EF' },
  { name: 'metaPixel', pattern: /^\d{8,20}$/, example: '123456789012345' },
  { name: 'tiktokPixel', pattern: /^[A-Z0-9]{10,40}$/, example: 'C4ABCDEFGHIJ12345678' },
] as const;
type ServiceName = (typeof services)[number]['name'];
type MarketingValues = Record<ServiceName, { enabled: boolean; id: string }>;

function valuesOf({ googleAnalytics, metaPixel, tiktokPixel }: MarketingSettings): MarketingValues {
  const of = ({ enabled, id }: { enabled: boolean; id: string | null }) => ({ enabled, id: id ?? '' });
  return { googleAnalytics: of(googleAnalytics), metaPixel: of(metaPixel), tiktokPixel: of(tiktokPixel) };
}

/** Which services are told of visits, after the visitor agreed. */
export function MarketingForm({ settings, onDirty }: MarketingFormProps) {
  const { t } = useTranslation('adminSettings');
  const problem = useProblem();
  const toast = useToast();
  const save = useSaveMarketing();
  const { register, control, handleSubmit, reset, formState } = useForm<MarketingValues>({
    defaultValues: valuesOf(settings),
  });
  const { isDirty, errors } = formState;
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  const submit = handleSubmit(async (values) => {
    const of = ({ enabled, id }: { enabled: boolean; id: string }) => ({ enabled, id: id.trim() || null });
    try {
      const saved = await save.mutateAsync({
        googleAnalytics: of(values.googleAnalytics),
        metaPixel: of(values.metaPixel),
        tiktokPixel: of(values.tiktokPixel),
      });
      reset(valuesOf(saved));
      toast({ title: t('saved'), description: t('marketing.saved') });
    } catch (error) {
      toast({
        title: t('failed.title'),
        description: problem.sentence(error),
        variant: 'destructive',
      });
    }
  });

  return (
    <form
      noValidate
      autoComplete="off"
      className="space-y-7"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      {settings.fromEnvironment !== null && (
        <p className="rounded-md bg-sand-100 px-4 py-3 text-sm text-stone-700">
          {t('marketing.fromEnvironment', { id: settings.fromEnvironment })}
        </p>
      )}
      {services.map(({ name, pattern, example }) => (
        <div key={name} className="space-y-4">
          <Controller
            control={control}
            name={`${name}.enabled`}
            render={({ field: { value, onChange } }) => (
              <SwitchRow
                label={t(`marketing.services.${name}.label`)}
                text={t(`marketing.services.${name}.text`)}
                checked={value}
                onChange={onChange}
              />
            )}
          />
          <Field label={t(`marketing.services.${name}.id`)} error={errors[name]?.id?.message}>
            <Input
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              placeholder={example}
              className="rtl:text-end"
              {...register(`${name}.id`, {
                validate: (text, values) =>
                  text.trim() === ''
                    ? !values[name].enabled || t('marketing.idMissing')
                    : pattern.test(text.trim()) || t('marketing.idWrong', { example }),
              })}
            />
          </Field>
        </div>
      ))}
      <Button type="submit" disabled={save.isPending || !isDirty}>
        {save.isPending ? t('saving') : t('marketing.save')}
      </Button>
    </form>
  );
}
