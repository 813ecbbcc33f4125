import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RevisionsButton } from '#staff-ui/revisions/revisions-button.tsx';
import { postQuery } from './api/posts.ts';
import { PostForm } from './post-form.tsx';

interface PostDialogProps {
  id: number | null;
  onClose: () => void;
}

/** Never changes under what is typed. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  const stored = useQuery({ ...postQuery(id ?? 0), enabled: id !== null, staleTime: Infinity });
  return (
    <FormDialog wide title={t(id === null ? 'new' : 'editTitle')} onClose={onClose}>
      {id === null ? (
        <PostForm post={null} language={language} onSaved={onClose} />
      ) : (
        <Loaded result={stored} skeleton="h-96">
          {(post) => (
            <div className="space-y-5">
              <RevisionsButton subject={{ kind: 'post', id }} name={post.title} onRestored={onClose} />
              <PostForm post={post} language={language} onSaved={onClose} />
            </div>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}
