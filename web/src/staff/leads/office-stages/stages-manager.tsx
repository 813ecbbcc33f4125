import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { stagesQuery } from '../api/stages.ts';
import { PlanForm } from './plan-form.tsx';

/** The steps of a lead and the reasons of a lost one, in the office's words. */
export function StagesManager() {
  const { t } = useTranslation('adminStages');
  const result = useQuery(stagesQuery);
  return (
    <div className="space-y-6">
      <ScreenHeader title={t('title')} text={t('text')} />
      <Loaded result={result} skeleton="h-96">
        {(plan) => <PlanForm plan={plan} />}
      </Loaded>
    </div>
  );
}
