import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { AreaField, TextField, useFieldError } from '#staff-ui/form/fields.tsx';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import { useFormOfFields, useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Post, postQuery, useSavePost } from './api/posts.ts';
import { PictureField } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { PublishFields } from './publish-fields.tsx';
import { missingIn, type PostValues, slugFor, startValues, toBody } from './post-values.ts';

/** Half a megabyte, for writers only. */
const ArticleEditor = lazy(() => import('./editor/article-editor.tsx'));

interface PostFormProps {
  post: Post | null;
  language: Post['language'];
  onSaved: () => void;
}

export function PostForm({ post, language, onSaved }: PostFormProps) {
  const { t } = useTranslation(['adminBlog', 'adminProblems']);
  const queryClient = useQueryClient();
  const save = useSavePost();
  const [previewing, setPreviewing] = useState(false);
  const isNew = post === null;
  const id = post?.id ?? null;
  const form = useRecordForm<PostValues, unknown, Post>({
    record: post,
    start: (stored) => startValues(stored, language),
    rules: (values) => Object.fromEntries(missingIn(values).map((name) => [name, t(`missing.${name}`)])),
    send: (values, before, over) => {
      const body = toBody(values, before);
      return save.mutateAsync({ id, body: over === null ? body : { ...body, version: over.version } });
    },
    done: { title: t(isNew ? 'created' : 'updated') },
    failed: { title: t('error'), otherwise: t(isNew ? 'createFailed' : 'updateFailed') },
    rival: {
      code: 'post.conflict',
      look: () => queryClient.fetchQuery({ ...postQuery(id ?? 0), staleTime: 0 }),
    },
    onWrong: () => setPreviewing(false),
    onSaved,
  });
  const [title, slug] = useWatch({ control: form.control, name: ['title', 'slug'] });

  return (
    <Form of={form} className="space-y-6">
      {form.conflict !== null && (
        <ConflictNote
          form={form}
          words={{
            title: t('conflict.title'),
            text: t('adminProblems:post.conflict'),
            keepMine: t('conflict.overwrite'),
            takeTheirs: t('conflict.take'),
          }}
        />
      )}
      {previewing && <PostPreview values={form.getValues()} />}
      {/* stays mounted behind the preview: the editor keeps its undo steps */}
      <div hidden={previewing} className="space-y-6">
        <div className="space-y-5">
          <TextField
            name="title"
            label={t('fields.title')}
            required
            maxLength={300}
            onChanged={(next) => form.put({ slug: slugFor(next, { title, slug }, isNew) })}
          />
          <TextField
            name="slug"
            label={t('fields.slug')}
            hint={t('hints.slug')}
            required
            maxLength={200}
            spellCheck={false}
          />
          <AreaField name="excerpt" label={t('fields.excerpt')} optional rows={2} maxLength={1000} />
        </div>
        <ContentField key={form.before?.version} start={form.before?.content ?? ''} />
        <PictureField />
        <PublishFields
          ownId={id}
          onLanguage={() => {
            // the former translation has the same language now
            form.put({ translationId: '' });
          }}
        />
      </div>
      <FormActions sticky label={t('save')} busyLabel={t('saving')}>
        <Button
          variant="quiet"
          className="me-auto"
          aria-pressed={previewing}
          onClick={() => setPreviewing(!previewing)}
        >
          {t(previewing ? 'preview.back' : 'preview.open')}
        </Button>
      </FormActions>
    </Form>
  );
}

function ContentField({ start }: { start: string }) {
  const { t } = useTranslation('adminBlog');
  const toast = useToast();
  const language = useWatch<PostValues, 'language'>({ name: 'language' });
  const { put } = useFormOfFields();
  const error = useFieldError('content');
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium text-stone-700">{t('fields.content')}</p>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <ArticleEditor
          start={start}
          language={language}
          invalid={error !== undefined}
          onChange={(content) => put({ content })}
          onWrongFile={() => toast({ title: t('error'), description: t('picture.wrongFile'), variant: 'destructive' })}
        />
      </Suspense>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
          {error}
        </p>
      )}
      {/<(table|figure|sub|sup)\b/.test(start) && <p className="mt-1.5 text-xs text-amber-700">{t('hints.lost')}</p>}
    </div>
  );
}
