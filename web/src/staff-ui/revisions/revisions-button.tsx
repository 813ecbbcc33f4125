import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import type { Subject } from './revisions.ts';

interface RevisionsButtonProps {
  subject: Subject;
  name: string;
  /** After a version was restored: what the form holds is old. */
  onRestored: () => void;
}

/** Opens what a listing or an article said before, above its editor. */
export function RevisionsButton({ subject, name, onRestored }: RevisionsButtonProps) {
  const { t } = useTranslation('adminTrash');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <History aria-hidden className="size-4" />
        {t('history.open')}
      </Button>
      {open && <RevisionsDialog subject={subject} name={name} onClose={() => setOpen(false)} onRestored={onRestored} />}
    </>
  );
}
