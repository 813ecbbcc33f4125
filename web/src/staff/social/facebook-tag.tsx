import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { useToast } from '#ui/toast-state.ts';
import { facebookTagQuery, type MetaTag, useSaveTag } from './api/meta-tags.ts';
import { verificationCodeOf } from './link-values.ts';

const tagName = 'facebook-domain-verification';
const steps = ['open', 'addDomain', 'chooseTag', 'paste', 'verify'] as const;

export function FacebookTag({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('adminSocial');
  const result = useQuery(facebookTagQuery);
  return (
    <section
      aria-labelledby="facebook-tag"
      className="grid gap-8 rounded-2xl border border-sand-200 bg-white p-5 sm:p-7 lg:grid-cols-2"
    >
      <div className="space-y-5">
        <header>
          <h2 id="facebook-tag" className="text-xl">
            {t('facebook.title')}
          </h2>
          <p className="text-sm text-stone-600">{t('facebook.text')}</p>
        </header>
        <Loaded result={result} skeleton="h-40">
          {(tag) => <TagForm tag={tag} mayEdit={mayEdit} />}
        </Loaded>
      </div>
      <div>
        <h3 className="text-base font-semibold">{t('facebook.howTo')}</h3>
        <ol className="mt-3 space-y-2.5 text-sm text-stone-700">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sand-100 text-xs font-semibold text-maroon-700"
              >
                {t(`facebook.numbers.${step}`)}
              </span>
              <span className="pt-0.5">
                <span className="sr-only">{place + 1}. </span>
                {t(`facebook.steps.${step}`, { tag: tagName })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function TagForm({ tag, mayEdit }: { tag: MetaTag | null; mayEdit: boolean }) {
  const { t } = useTranslation('adminSocial');
  const toast = useToast();
  const save = useSaveTag();
  const form = useRecordForm({
    start: () => ({ content: '', isActive: tag?.isActive ?? true }),
    rules: ({ content }) => ({ content: verificationCodeOf(content) === '' ? t('facebook.empty') : undefined }),
    send: ({ content, isActive }) =>
      save.mutateAsync({ platform: 'facebook', tagName, content: verificationCodeOf(content), isActive }),
    done: { title: t('facebook.saved'), description: t('facebook.savedText') },
    failed: { title: t('error'), otherwise: t('facebook.failed') },
    onWrong: () => toast({ title: t('error'), description: t('facebook.empty'), variant: 'destructive' }),
    after: ({ isActive }) => ({ content: '', isActive }),
  });

  return (
    <>
      {tag !== null && (
        <div className="flex flex-wrap items-center gap-3 rounded-xl bg-sand-50 p-4">
          <div className="min-w-0 grow">
            <p className="flex items-center gap-2 text-xs text-stone-600">
              {t('facebook.current')}
              <Badge tone={tag.isActive ? 'green' : 'quiet'}>{t(tag.isActive ? 'active' : 'inactive')}</Badge>
            </p>
            <p className="mt-1 font-mono text-sm break-all text-ink">
              <bdi dir="ltr">{tag.content}</bdi>
            </p>
          </div>
          {mayEdit && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                form.put({ content: tag.content, isActive: tag.isActive });
                form.setFocus('content');
              }}
            >
              {t('facebook.edit')}
            </Button>
          )}
        </div>
      )}
      {tag === null && !mayEdit && <p className="text-sm text-stone-600">{t('facebook.none')}</p>}
      {mayEdit && (
        <Form of={form} className="space-y-4">
          <TextField
            name="content"
            label={t('facebook.code')}
            hint={t('facebook.codeHint')}
            writing="code"
            maxLength={500}
          />
          <SwitchField name="isActive" label={t('facebook.isActive')} />
          <SaveButton label={t('facebook.save')} busyLabel={t('saving')} />
        </Form>
      )}
    </>
  );
}
