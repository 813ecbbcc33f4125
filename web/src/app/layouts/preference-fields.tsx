import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitCodes, areaUnits, isAreaUnit } from '#lib/preferences/area-units.ts';
import { currencies, currencyCodes, isCurrency } from '#lib/preferences/currencies.ts';
import { areaUnitAtom, currencyAtom } from '#lib/preferences/preference-atoms.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/field.tsx';

export function PreferenceFields() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const [currency, setCurrency] = useAtom(currencyAtom);
  const [areaUnit, setAreaUnit] = useAtom(areaUnitAtom);
  return (
    <form action="/preferences" method="get" className="space-y-4">
      <input type="hidden" name="back" value={pathname + search} />
      <Field label={t('preferences.currency')}>
        <Select
          name="currency"
          value={currency}
          onChange={({ target }) => {
            if (isCurrency(target.value)) setCurrency(target.value);
          }}
        >
          {currencyCodes.map((code) => (
            <option key={code} value={code}>
              {`${currencies[code].symbol[language]} · ${currencies[code].name[language]}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('preferences.areaUnit')}>
        <Select
          name="areaUnit"
          value={areaUnit}
          onChange={({ target }) => {
            if (isAreaUnit(target.value)) setAreaUnit(target.value);
          }}
        >
          {areaUnitCodes.map((code) => (
            <option key={code} value={code}>
              {`${areaUnits[code].symbol[language]} · ${areaUnits[code].name[language]}`}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary" className="hidden! w-full noscript:inline-flex!">
        {t('preferences.apply')}
      </Button>
    </form>
  );
}
