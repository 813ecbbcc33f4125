import { useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type MessageTemplate, templatesQuery, useRemoveTemplate } from '../api/templates.ts';
import { TemplateForm } from './template-form.tsx';

/** Texts that staff send again and again. */
export function TemplateManager() {
  const { t } = useTranslation('adminTemplates');
  const { counted } = useFormats();
  const { language } = useLanguage();
  const result = useQuery(templatesQuery);
  const form = useFormAddress();
  const remove = useRemoveTemplate();
  const tell = useTell();
  const nameOf = ({ name, nameAr }: MessageTemplate) => (language === 'ar' ? nameAr : name);
  const { ask, question } = useQuestion((template: MessageTemplate) => ({
    title: t('remove.title', { name: nameOf(template) }),
    text: t('remove.text'),
    confirmLabel: t('remove.action'),
    destructive: true,
    onConfirm: () => tell(remove.mutateAsync(template.id), { done: t('remove.done') }),
  }));
  const templates = result.data?.templates;
  const edited = typeof form.subject === 'number' ? templates?.find(({ id }) => id === form.subject) : undefined;
  return (
    <section className="space-y-6">
      <ScreenHeader
        title={t('title')}
        text={t('text')}
        found={templates === undefined ? '' : t('found', counted(templates.length))}
      >
        <AddButton label={t('add')} disabled={templates === undefined} onClick={() => form.open('new')} />
      </ScreenHeader>
      <Loaded result={result} skeleton="h-72">
        {(loaded) =>
          loaded.templates.length === 0 ? (
            <EmptyState
              icon={<MessageSquareText className="size-6" />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          ) : (
            <TemplateTable templates={loaded.templates} nameOf={nameOf} onEdit={form.open} onRemove={ask} />
          )
        }
      </Loaded>
      {(form.subject === 'new' || edited !== undefined) && (
        <TemplateForm key={String(form.subject)} template={edited ?? null} onClose={form.close} />
      )}
      {question}
    </section>
  );
}

interface Doings {
  nameOf: (template: MessageTemplate) => string;
  onEdit: (id: number) => void;
  onRemove: (template: MessageTemplate) => void;
}

function TemplateTable({ templates, ...doings }: Doings & { templates: readonly MessageTemplate[] }) {
  const { t } = useTranslation('adminTemplates');
  const columns = useTemplateColumns(doings);
  return <PlainTable look="cards" label={t('title')} rows={templates} keyOf={({ id }) => id} columns={columns} />;
}

function useTemplateColumns({ nameOf, onEdit, onRemove }: Doings): PlainColumn<MessageTemplate>[] {
  const { t } = useTranslation('adminTemplates');
  const { language } = useLanguage();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      names: true,
      className: 'w-full font-semibold text-ink @3xl:w-auto @3xl:min-w-44',
      cell: (template) => <bdi>{nameOf(template)}</bdi>,
    },
    { id: 'kind', label: t('columns.kind'), className: 'whitespace-nowrap', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'text',
      label: t('columns.text'),
      className: 'w-full text-stone-600 @3xl:w-auto',
      cell: ({ text, textAr }) => <span className="line-clamp-2">{language === 'ar' ? textAr : text}</span>,
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      cell: (template) => (
        <div className="flex @3xl:justify-end">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('editFor', { name: nameOf(template) })}
            onClick={() => onEdit(template.id)}
          >
            {t('edit')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('remove.for', { name: nameOf(template) })}
            onClick={() => onRemove(template)}
          >
            {t('remove.open')}
          </Button>
        </div>
      ),
    },
  ];
}
