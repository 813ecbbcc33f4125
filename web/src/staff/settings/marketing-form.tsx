import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { type MarketingSettings, useSaveMarketing } from './api/settings.ts';
import { SwitchRow } from './switch-row.tsx';

/** Ids by the server's rule. */
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

/** After the visitor agreed. */
export function MarketingForm({ settings }: { settings: MarketingSettings }) {
  const { t } = useTranslation('adminSettings');
  const save = useSaveMarketing();
  const form = useRecordForm<MarketingValues, MarketingSettings>({
    start: () => valuesOf(settings),
    rules: (values) =>
      Object.fromEntries(
        services.map(({ name, pattern, example }) => {
          const id = values[name].id.trim();
          const missing = id === '' && values[name].enabled ? t('marketing.idMissing') : undefined;
          return [`${name}.id`, id === '' || pattern.test(id) ? missing : t('marketing.idWrong', { example })];
        }),
      ),
    send: (values) => {
      const of = ({ enabled, id }: { enabled: boolean; id: string }) => ({ enabled, id: id.trim() || null });
      return save.mutateAsync({
        googleAnalytics: of(values.googleAnalytics),
        metaPixel: of(values.metaPixel),
        tiktokPixel: of(values.tiktokPixel),
      });
    },
    done: { title: t('saved'), description: t('marketing.saved') },
    failed: { title: t('failed.title') },
    after: valuesOf,
  });

  return (
    <Form of={form} autoComplete="off" className="space-y-7">
      {settings.fromEnvironment !== null && (
        <p className="rounded-md bg-sand-100 px-4 py-3 text-sm text-stone-700">
          {t('marketing.fromEnvironment', { id: settings.fromEnvironment })}
        </p>
      )}
      {services.map(({ name, example }) => (
        <div key={name} className="space-y-4">
          <SwitchRow
            name={`${name}.enabled`}
            label={t(`marketing.services.${name}.label`)}
            text={t(`marketing.services.${name}.text`)}
          />
          <TextField
            name={`${name}.id`}
            label={t(`marketing.services.${name}.id`)}
            writing="code"
            maxLength={40}
            placeholder={example}
          />
        </div>
      ))}
      <SaveButton label={t('marketing.save')} busyLabel={t('saving')} whenEdited />
    </Form>
  );
}
