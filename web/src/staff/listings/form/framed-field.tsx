import type { FieldOfSection } from '@manzil/core/listings/fields';
import { listingFields } from '@manzil/core/listings/fields';
import { frameOfMedia, mediaHosts } from '@manzil/core/platform/media-hosts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from './form-fields.tsx';

/** The address of a video or a tour; pages show those of known services only. */
export function FramedField({ name }: { name: FieldOfSection<'media'> }) {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const services = mediaHosts.map((host) => host.name).join(language === 'ar' ? '، ' : ', ');
  return (
    <TextField
      name={name}
      writing="code"
      inputMode="url"
      maxLength={listingFields[name].max}
      hint={t('form.framedHint', { services })}
      validate={(text) => text.trim() === '' || frameOfMedia(text.trim()) !== null || t('invalid.framed', { services })}
    />
  );
}
