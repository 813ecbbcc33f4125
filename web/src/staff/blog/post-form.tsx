import { useProblem } from '#staff-lib/use-problem.ts';
import { type FormEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, TextArea } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Post, useSavePost } from './api/posts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { PictureField } from './picture-field.tsx';
import { PostPreview } from './post-preview.tsx';
import { PublishFields } from './publish-fields.tsx';
import { missingIn, type PostValues, startValues, toBody, withTitle } from './post-values.ts';

/** Half a megabyte that only who writes needs. */
const ArticleEditor = lazy(() => import('./editor/article-editor.tsx'));

interface PostFormProps {
  /** Null for a new article. */
  post: Post | null;
  /** Of a new article. */
  language: Post['language'];
  onEdited: (edited: boolean) => void;
  /** Throws away what was typed and begins with what is stored now. */
  onTakeStored: () => Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Everything about an article, its text in an editor, and how readers will see it. */
export function PostForm({ post, language, onEdited, onTakeStored, onSaved, onCancel }: PostFormProps) {
  const { t } = useTranslation(['adminBlog', 'common']);
  const toast = useToast();
  const problem = useProblem();
  const save = useSavePost();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => startValues(post, language));
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const [conflict, setConflict] = useState(false);
  const isNew = post === null;
  const set = (change: Partial<PostValues>) => {
    setValues((now) => ({ ...now, ...change }));
  };
  const edited = JSON.stringify(values) !== JSON.stringify(start);
  // before anything else can happen: Escape may be the very next key
  useLayoutEffect(() => {
    onEdited(edited);
  }, [edited, onEdited]);

  const missing = missingIn(values);
  const wrong = (name: keyof typeof missing) =>
    tried && missing[name] ? t(`missing.${name}`) : problem.fields(save.error)[name];
  const fail = (error: unknown) => {
    // the form itself says what happened and what can be done; a toast would say it twice
    if (codeOf(error) === 'post.conflict') {
      setConflict(true);
      return;
    }
    const description = problem.sentence(error, t(isNew ? 'createFailed' : 'updateFailed'));
    toast({ title: t('error'), description, variant: 'destructive' });
  };

  /** @param version to overwrite; left out, the one that the form began with */
  const send = (version?: number) => {
    // what the last try met is said anew if this one meets it as well
    setConflict(false);
    const body = toBody(values, post);
    save.mutate(
      { id: post?.id ?? null, body: version === undefined ? body : { ...body, version } },
      {
        onSuccess: () => {
          toast({ title: t(isNew ? 'created' : 'updated') });
          onSaved();
        },
        onError: fail,
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(missing).includes(true)) {
      setPreviewing(false);
      const first = (['title', 'slug'] as const).find((name) => missing[name]);
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } else if (!save.isPending) send();
  };
  /** Somebody has read that there is a newer version, and wants this one all the same. */
  const overwrite = async () => {
    if (post === null) return;
    try {
      const { version } = await dataOf(browserApi.GET('/api/blog-posts/{id}', { params: { path: { id: post.id } } }));
      send(version);
    } catch (error) {
      fail(error);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-6">
      {conflict && <ConflictNotice onTakeStored={onTakeStored} onOverwrite={overwrite} />}
      {previewing && <PostPreview values={values} />}
      {/* stays mounted behind the preview: the editor keeps its undo steps */}
      <div hidden={previewing} className="space-y-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('fields.title')} error={wrong('title')} className="sm:col-span-2">
            <Input
              name="title"
              dir="auto"
              maxLength={300}
              aria-required
              value={values.title}
              onChange={(event) => {
                setValues((now) => withTitle(now, event.target.value, isNew));
              }}
            />
          </Field>
          <Field label={t('fields.slug')} error={wrong('slug')} hint={t('hints.slug')} className="sm:col-span-2">
            <Input
              name="slug"
              dir="auto"
              maxLength={200}
              aria-required
              spellCheck={false}
              value={values.slug}
              onChange={(event) => {
                set({ slug: event.target.value });
              }}
            />
          </Field>
          <Field label={t('fields.excerpt')} optionalMark={t('common:optional')} className="sm:col-span-2">
            <TextArea
              name="excerpt"
              rows={2}
              dir="auto"
              maxLength={1000}
              value={values.excerpt}
              onChange={(event) => {
                set({ excerpt: event.target.value });
              }}
            />
          </Field>
        </div>
        <div>
          <p className="mb-1.5 text-sm font-medium text-stone-700">{t('fields.content')}</p>
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <ArticleEditor
              start={start.content}
              language={values.language}
              invalid={tried && missing.content}
              onChange={(content) => {
                set({ content });
              }}
              onWrongFile={() => {
                toast({ title: t('error'), description: t('picture.wrongFile'), variant: 'destructive' });
              }}
            />
          </Suspense>
          {wrong('content') !== undefined && (
            <p role="alert" className="mt-1.5 text-xs font-medium text-danger-700">
              {wrong('content')}
            </p>
          )}
          {/<(table|figure|sub|sup)\b/.test(start.content) && (
            <p className="mt-1.5 text-xs text-amber-700">{t('hints.lost')}</p>
          )}
        </div>
        <PictureField
          value={values.featuredImage}
          onChange={(featuredImage) => {
            set({ featuredImage });
          }}
        />
        <PublishFields values={values} ownId={post?.id ?? null} onChange={set} />
      </div>
      <div className="sticky -bottom-5 z-20 -mx-5 -mb-5 flex flex-wrap justify-end gap-2.5 border-t border-sand-200 bg-white px-5 py-4 sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:px-7">
        <Button
          variant="quiet"
          className="me-auto"
          aria-pressed={previewing}
          onClick={() => {
            setPreviewing(!previewing);
          }}
        >
          {t(previewing ? 'preview.back' : 'preview.open')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
