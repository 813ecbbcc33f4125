import { leastContrast, readability, scaleOf } from '@manzil/core/office/look';
import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { PictureField } from '#staff-ui/form/picture-field.tsx';
import { useFormOfFields } from '#staff-ui/form/use-record-form.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDecimal } from '#i18n/format.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { uploadPicture } from './api/office.ts';
import type { OfficeValues } from './office-values.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp'];
const mostBytes = 10_000_000;
/** The style sheet's own. */
const own = { primaryColour: '#73193b', accentColour: '#1f6245' } as const;
type ColourName = keyof typeof own;
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

export function LookFields() {
  const { t } = useTranslation('adminOffice');
  const problem = useProblem();
  return (
    <div className="space-y-6">
      <PictureField<OfficeValues>
        name="logo"
        words={{ title: t('look.logo'), upload: t('look.upload'), remove: t('look.remove'), guide: t('look.guide') }}
        accept={kinds}
        read={async (file) => {
          if (!kinds.includes(file.type) || file.size > mostBytes) return { wrong: t('look.wrongFile') };
          try {
            return { address: await uploadPicture(file) };
          } catch (error) {
            return { wrong: problem.sentence(error) };
          }
        }}
        Look={LogoLook}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ColourField name="primaryColour" />
        <ColourField name="accentColour" />
      </div>
      <Preview />
    </div>
  );
}

function LogoLook({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <img src={address} alt="" className="h-16 max-w-56 rounded-md border border-sand-200 bg-white object-contain p-2" />
  );
}

function ColourField({ name }: { name: ColourName }) {
  const { t } = useTranslation('adminOffice');
  const { language } = useLanguage();
  const { put } = useFormOfFields();
  const typed = useWatch<OfficeValues, ColourName>({ name }).trim().toLowerCase();
  const shown = isColour(typed) ? typed : own[name];
  const ratio = readability(shown);
  return (
    <div>
      <div className="flex items-end gap-3">
        <TextField<OfficeValues>
          name={name}
          label={t(`look.${name}`)}
          placeholder={own[name]}
          writing="code"
          maxLength={7}
          optional
          className="min-w-0 grow"
        />
        <input
          type="color"
          aria-label={t('look.choose', { name: t(`look.${name}`) })}
          value={shown}
          onChange={({ target }) => put({ [name]: target.value })}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-sand-300 bg-white p-1"
        />
      </div>
      <p aria-live="polite" className={`mt-2 text-xs ${ratio < leastContrast ? 'text-danger-700' : 'text-palm-700'}`}>
        {t(ratio < leastContrast ? 'look.tooPale' : 'look.readable', {
          // never rounded up to what it is not
          ratio: formatDecimal(Math.floor(ratio * 10) / 10, language),
          least: formatDecimal(leastContrast, language),
        })}
      </p>
    </div>
  );
}

/** As the site will show it, before it is saved. */
function Preview() {
  const { t } = useTranslation('adminOffice');
  const { language } = useLanguage();
  const [name, primary, accent] = useWatch<OfficeValues, ['name', 'primaryColour', 'accentColour']>({
    name: ['name', 'primaryColour', 'accentColour'],
  });
  const colourOf = (typed: string, usual: string): string => {
    const colour = typed.trim().toLowerCase();
    return isColour(colour) ? colour : usual;
  };
  const style = Object.fromEntries([
    ...Object.entries(scaleOf(colourOf(primary, own.primaryColour))).map(([shade, hex]) => [
      `--color-maroon-${shade}`,
      hex,
    ]),
    ['--color-palm-700', colourOf(accent, own.accentColour)],
    ['--color-palm-50', scaleOf(colourOf(accent, own.accentColour))['50']],
  ]) as CSSProperties;
  return (
    <section
      aria-label={t('look.preview')}
      style={style}
      className="space-y-4 rounded-lg border border-sand-200 bg-paper p-5"
    >
      <p className="text-xs text-stone-600">{t('look.preview')}</p>
      <p className="text-xl font-semibold text-maroon-700">{name[language]}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" tabIndex={-1} aria-hidden>
          {t('look.sampleButton')}
        </Button>
        <span className="rounded-full bg-palm-50 px-3 py-1 text-sm text-palm-700">{t('look.sampleBadge')}</span>
        <span className="rounded-lg bg-maroon-800 px-4 py-2 text-sm text-maroon-200">{t('look.sampleDark')}</span>
      </div>
    </section>
  );
}
