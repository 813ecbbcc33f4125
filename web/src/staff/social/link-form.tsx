import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { SwitchField } from '#staff-ui/switch-field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type SocialLink, useSaveLink } from './api/social-links.ts';
import { isWebAddress, sortOrderOf, startValues } from './link-values.ts';
import { freePlatforms } from './platforms.ts';
import { usePlatformName } from './use-platform-name.ts';

interface LinkFormProps {
  /** Null to add one. */
  link: SocialLink | null;
  links: readonly SocialLink[];
  onClose: () => void;
}

/** Adds a link, or changes one; its platform then stays. */
export function LinkForm({ link, links, onClose }: LinkFormProps) {
  const { t } = useTranslation(['adminSocial', 'common']);
  const problem = useProblem();
  const nameOf = usePlatformName();
  const toast = useToast();
  const save = useSaveLink();
  const [start] = useState(() => startValues(link, 1 + Math.max(-1, ...links.map(({ sortOrder }) => sortOrder))));
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const set = (change: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...change }));
  };
  const url = values.url.trim();
  const missing = { platform: values.platform === '', url: url === '' };
  const wrongUrl = url !== '' && !isWebAddress(url);
  const failed = (description: string) => {
    toast({ title: t('error'), description, variant: 'destructive' });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.platform || missing.url) {
      failed(t('fillRequired'));
      return;
    }
    if (wrongUrl || save.isPending) return;
    const { platform, isActive } = values;
    const body = {
      platform,
      url,
      displayName: values.displayName.trim() || null,
      isActive,
      sortOrder: sortOrderOf(values.sortOrder),
    };
    save.mutate(
      { id: link?.id ?? null, body },
      {
        onSuccess: () => {
          toast({ title: t(link === null ? 'created' : 'updated') });
          onClose();
        },
        onError: (error) => {
          failed(problem.sentence(error, t('socialMediaError')));
        },
      },
    );
  };

  const refused = problem.fields(save.error);
  const offered = link === null ? freePlatforms(links) : [link.platform];
  const required = (is: boolean) => (tried && is ? t('fillRequired') : undefined);
  return (
    <FormDialog
      title={link === null ? t('add') : t('editFor', { name: nameOf(link.platform) })}
      edited={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={submit} className="space-y-5">
          <Field
            label={t('fields.platform')}
            error={required(missing.platform) ?? refused['platform']}
            hint={link === null ? undefined : t('fields.platformStays')}
          >
            <Select
              value={values.platform}
              disabled={link !== null}
              required
              onChange={(event) => {
                set({ platform: event.target.value });
              }}
            >
              {link === null && <option value="">{t('fields.choose')}</option>}
              {offered.map((platform) => (
                <option key={platform} value={platform}>
                  {nameOf(platform)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('fields.url')}
            error={required(missing.url) ?? (tried && wrongUrl ? t('fields.urlWrong') : refused['url'])}
          >
            <Input
              type="url"
              dir="ltr"
              required
              maxLength={500}
              value={values.url}
              onChange={(event) => {
                set({ url: event.target.value });
              }}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
            <Field
              label={t('fields.displayName')}
              optionalMark={t('common:optional')}
              hint={t('fields.displayNameHint')}
            >
              <Input
                dir="auto"
                maxLength={100}
                value={values.displayName}
                onChange={(event) => {
                  set({ displayName: event.target.value });
                }}
              />
            </Field>
            <Field label={t('fields.sortOrder')}>
              <Input
                inputMode="numeric"
                maxLength={5}
                value={values.sortOrder}
                onChange={(event) => {
                  set({ sortOrder: event.target.value });
                }}
              />
            </Field>
          </div>
          <SwitchField
            label={t('fields.isActive')}
            hint={t('fields.isActiveHint')}
            checked={values.isActive}
            onChange={(isActive) => {
              set({ isActive });
            }}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button variant="secondary" onClick={close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? t('saving') : t('save')}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}
