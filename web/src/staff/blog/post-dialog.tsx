import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { postQuery } from './api/posts.ts';
import { PostForm } from './post-form.tsx';

interface PostDialogProps {
  /** Null for a new article. */
  id: number | null;
  onClose: () => void;
}

/** A new article, or one as it is stored now. What is typed is never touched by what happens elsewhere. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const { t } = useTranslation(['adminBlog', 'admin']);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState(false);
  // a later version is taken only when somebody asks for it
  const [round, setRound] = useState(0);
  const stored = useQuery({ ...postQuery(id ?? 0), enabled: id !== null, staleTime: Infinity });
  const takeStored = async () => {
    await queryClient.refetchQueries({ queryKey: postQuery(id ?? 0).queryKey });
    setRound(round + 1);
  };
  return (
    <FormDialog wide title={t(id === null ? 'new' : 'editTitle')} edited={edited} onClose={onClose}>
      {(close) => {
        if (id !== null && stored.error !== null)
          return (
            <LoadFailure
              title={t('admin:failed.title')}
              text={t('admin:failed.text')}
              retryLabel={t('admin:failed.retry')}
              onRetry={() => void stored.refetch()}
            />
          );
        if (id !== null && stored.data === undefined) return <Skeleton className="h-96 w-full" />;
        return (
          <PostForm
            key={round}
            post={stored.data ?? null}
            language={language}
            onEdited={setEdited}
            onTakeStored={takeStored}
            onSaved={onClose}
            onCancel={close}
          />
        );
      }}
    </FormDialog>
  );
}
