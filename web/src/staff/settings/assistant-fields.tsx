import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PasswordInput } from '#staff-ui/password-input.tsx';
import type { AssistantProvider, ChatSettings } from './api/settings.ts';
import { type ChatValues, isKey, isModel } from './chat-values.ts';

interface AssistantFieldsProps {
  provider: AssistantProvider;
  stored: ChatSettings['assistants'][number];
}

/** Key and model of one outside assistant. The key goes in and never comes back. */
export function AssistantFields({ provider, stored: { keyState, keySavedAt } }: AssistantFieldsProps) {
  const { t } = useTranslation(['adminSettings', 'adminAuth']);
  const { language } = useLanguage();
  const { register, control, setValue, formState } = useFormContext<ChatValues>();
  const { key, forget } = useWatch({ control, name: `assistants.${provider}` });
  // a new key takes the place of the old one, also where that was to be forgotten
  const forgetting = forget && key === '';
  const errors = formState.errors.assistants?.[provider];
  const service = t(`chat.providers.${provider}`);
  const isStored = keyState === 'stored' && !forgetting;
  return (
    <div className="space-y-5">
      <p className="rounded-md bg-sand-100 px-4 py-3 text-sm text-stone-700">{t('chat.leaves', { service })}</p>
      <div>
        <Field
          label={t('chat.key', { service })}
          error={errors?.key?.message}
          hint={
            isStored ? t('chat.keyHint.stored') : t(`chat.keyHint.${keyState === 'unreadable' ? 'unreadable' : 'none'}`)
          }
        >
          <PasswordInput
            showLabel={t('adminAuth:show')}
            hideLabel={t('adminAuth:hide')}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            {...register(`assistants.${provider}.key`, {
              validate: (text) => text.trim() === '' || isKey(text) || t('chat.keyWrong'),
            })}
          />
        </Field>
        {keyState !== 'none' && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone-600">
            {forgetting
              ? t('chat.forgotten')
              : t('chat.keySaved', { time: keySavedAt === null ? '–' : formatDateTime(keySavedAt, language) })}
            <Button
              size="sm"
              variant="quiet"
              disabled={key !== ''}
              onClick={() => {
                setValue(`assistants.${provider}.forget`, !forget, { shouldDirty: true });
              }}
            >
              {forgetting ? t('chat.keepKey') : t('chat.forgetKey')}
            </Button>
          </p>
        )}
      </div>
      <Field label={t('chat.model')} hint={t('chat.modelHint')} error={errors?.model?.message}>
        <Input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className="rtl:text-end"
          {...register(`assistants.${provider}.model`, { validate: (text) => isModel(text) || t('chat.modelWrong') })}
        />
      </Field>
    </div>
  );
}
