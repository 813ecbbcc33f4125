import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type SocialLink, useSaveLink } from './api/social-links.ts';
import { isWebAddress, type LinkValues, startValues, toBody } from './link-values.ts';
import { freePlatforms } from './platforms.ts';
import { usePlatformName } from './use-platform-name.ts';

interface LinkFormProps {
  link: SocialLink | null;
  links: readonly SocialLink[];
  onClose: () => void;
}

/** The platform of a stored link stays. */
export function LinkForm({ link, links, onClose }: LinkFormProps) {
  const { t } = useTranslation('adminSocial');
  const nameOf = usePlatformName();
  const toast = useToast();
  const save = useSaveLink();
  const missing = t('fillRequired');
  const form = useRecordForm<LinkValues>({
    start: () => startValues(link, 1 + Math.max(-1, ...links.map(({ sortOrder }) => sortOrder))),
    rules: ({ platform, url }) => ({
      platform: platform === '' ? missing : undefined,
      url: url.trim() === '' ? missing : isWebAddress(url.trim()) ? undefined : t('fields.urlWrong'),
    }),
    send: (values) => save.mutateAsync({ id: link?.id ?? null, body: toBody(values) }),
    done: { title: t(link === null ? 'created' : 'updated') },
    failed: { title: t('error'), otherwise: t('socialMediaError') },
    onWrong: ({ platform, url }) => {
      if (platform?.message === missing || url?.message === missing)
        toast({ title: t('error'), description: missing, variant: 'destructive' });
    },
    onSaved: onClose,
  });
  const offered = link === null ? freePlatforms(links) : [link.platform];
  return (
    <FormDialog title={link === null ? t('add') : t('editFor', { name: nameOf(link.platform) })} onClose={onClose}>
      <Form of={form}>
        <SelectField
          name="platform"
          label={t('fields.platform')}
          hint={link === null ? undefined : t('fields.platformStays')}
          required
          disabled={link !== null}
          {...(link === null ? { none: t('fields.choose') } : {})}
          options={offered.map((platform) => [platform, nameOf(platform)])}
        />
        <TextField name="url" label={t('fields.url')} required type="url" writing="ltr" maxLength={500} />
        <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
          <TextField
            name="displayName"
            label={t('fields.displayName')}
            optional
            hint={t('fields.displayNameHint')}
            maxLength={100}
          />
          <TextField name="sortOrder" label={t('fields.sortOrder')} inputMode="numeric" maxLength={5} />
        </div>
        <SwitchField name="isActive" label={t('fields.isActive')} hint={t('fields.isActiveHint')} />
        <FormActions label={t('save')} busyLabel={t('saving')} />
      </Form>
    </FormDialog>
  );
}
