import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Switch } from '#staff-ui/switch.tsx';
import type { FaultScale } from './fault-scales.ts';

const box = (broken: boolean): string =>
  `rounded-xl border p-4 transition-colors ${broken ? 'border-danger-700/40 bg-danger-50' : 'border-sand-200 bg-white'}`;
const hintOf = (broken: boolean): string => `text-xs ${broken ? 'text-stone-600' : 'text-stone-500'}`;

interface FaultSliderProps {
  scale: FaultScale;
  value: number;
  broken: boolean;
  onChange: (value: number) => void;
}

export function FaultSlider({ scale: { name, min, max, step, unit }, value, broken, onChange }: FaultSliderProps) {
  const { t } = useTranslation('adminBreakCrm');
  const { number, seconds } = useFormats();
  const id = useId();
  const shown =
    unit === 'share'
      ? t('percent', { value: number(Math.round(value * 100)) })
      : t('seconds', { value: seconds(unit === 's' ? value * 1_000 : value) });
  return (
    <div className={box(broken)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink">
          {t(`faults.${name}.label`)}
        </label>
        {/* the slider says its value */}
        <span aria-hidden className={`font-semibold tabular-nums ${broken ? 'text-danger-700' : 'text-stone-600'}`}>
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        // what was set elsewhere may lie beyond
        value={Math.min(max, Math.max(min, value))}
        aria-valuetext={shown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="my-1 block h-6 w-full cursor-pointer accent-maroon-700 disabled:cursor-not-allowed disabled:opacity-55"
      />
      <p id={`${id}-hint`} className={hintOf(broken)}>
        {t(`faults.${name}.hint`)}
      </p>
    </div>
  );
}

interface ForgetfulSwitchProps {
  forgetful: boolean;
  disabled: boolean;
  onChange: (forgetful: boolean) => void;
}

/** Whether the CRM stores twice what it gets twice. */
export function ForgetfulSwitch({ forgetful, disabled, onChange }: ForgetfulSwitchProps) {
  const { t } = useTranslation('adminBreakCrm');
  const id = useId();
  return (
    <div className={`flex items-center justify-between gap-4 ${box(forgetful)}`}>
      <div>
        <p className="text-sm font-medium text-ink">{t('faults.forgetful.label')}</p>
        <p id={id} className={`mt-1 ${hintOf(forgetful)}`}>
          {t('faults.forgetful.hint')}
        </p>
      </div>
      <Switch
        label={t('faults.forgetful.label')}
        describedBy={id}
        checked={forgetful}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
