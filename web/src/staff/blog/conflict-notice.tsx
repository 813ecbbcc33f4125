import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useShownAtOnce } from '#ui/use-shown-at-once.ts';

interface ConflictNoticeProps {
  onTakeStored: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Two people have changed the same article: whoever comes second decides, and knows it. */
export function ConflictNotice({ onTakeStored, onOverwrite }: ConflictNoticeProps) {
  const { t } = useTranslation(['adminBlog', 'adminProblems']);
  const notice = useShownAtOnce<HTMLDivElement>();
  return (
    <div ref={notice} role="alert" className="flex gap-3 rounded-xl border border-amber-700/30 bg-amber-50 p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-700" />
      <div>
        <p className="font-semibold text-ink">{t('conflict.title')}</p>
        <p className="text-sm text-stone-700">{t('adminProblems:post.conflict')}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button size="sm" variant="secondary" onClick={() => void onTakeStored()}>
            {t('conflict.take')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void onOverwrite()}>
            {t('conflict.overwrite')}
          </Button>
        </div>
      </div>
    </div>
  );
}
