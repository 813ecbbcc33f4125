import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField, TextField } from '#staff-ui/form/fields.tsx';
import type { AssistantProvider, ChatSettings } from './api/settings.ts';
import type { ChatValues } from './chat-values.ts';

interface AssistantFieldsProps {
  provider: AssistantProvider;
  stored: ChatSettings['assistants'][number];
}

/** The key never comes back. */
export function AssistantFields({ provider, stored: { keyState, keySavedAt } }: AssistantFieldsProps) {
  const { t } = useTranslation('adminSettings');
  const { dateTime } = useFormats();
  const { control, setValue } = useFormContext<ChatValues>();
  const { key, forget } = useWatch({ control, name: `assistants.${provider}` });
  // a new key replaces the old one, forgotten or not
  const forgetting = forget && key === '';
  const service = t(`chat.providers.${provider}`);
  const isStored = keyState === 'stored' && !forgetting;
  return (
    <div className="space-y-5">
      <p className="rounded-md bg-sand-100 px-4 py-3 text-sm text-stone-700">{t('chat.leaves', { service })}</p>
      <div>
        <PasswordField
          name={`assistants.${provider}.key`}
          label={t('chat.key', { service })}
          hint={t(`chat.keyHint.${isStored ? 'stored' : keyState === 'unreadable' ? 'unreadable' : 'none'}`)}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
        />
        {keyState !== 'none' && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone-600">
            {forgetting
              ? t('chat.forgotten')
              : t('chat.keySaved', { time: keySavedAt === null ? '–' : dateTime(keySavedAt) })}
            <Button
              size="sm"
              variant="quiet"
              disabled={key !== ''}
              onClick={() => setValue(`assistants.${provider}.forget`, !forget, { shouldDirty: true })}
            >
              {forgetting ? t('chat.keepKey') : t('chat.forgetKey')}
            </Button>
          </p>
        )}
      </div>
      <TextField
        name={`assistants.${provider}.model`}
        label={t('chat.model')}
        hint={t('chat.modelHint')}
        writing="code"
        maxLength={80}
      />
    </div>
  );
}
