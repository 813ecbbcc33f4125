import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import { SortableList } from '#staff-ui/list/sortable-list.tsx';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Badge } from '#ui/badge.tsx';
import { agentsQuery, type LeadRule, type Routing, useDeleteRule, useOrderRules } from './api/routing.ts';
import { useRuleWords } from './rule-words.ts';

interface RuleListProps {
  routing: Routing;
  onEdit: (rule: LeadRule) => void;
}

/** In the order in which they are asked. */
export function RuleList({ routing: { rules, people }, onEdit }: RuleListProps) {
  const { t } = useTranslation(['adminRouting', 'admin']);
  const { number } = useFormats();
  const tell = useTell();
  const order = useOrderRules();
  const remove = useDeleteRule();
  const { ask, question } = useQuestion(({ id, name }: LeadRule) => ({
    destructive: true,
    title: t('remove.title', { name }),
    text: t('remove.text'),
    confirmLabel: t('remove.action'),
    onConfirm: () => tell(remove.mutateAsync(id), { done: t('remove.done') }),
  }));
  return (
    <>
      <SortableList
        look="cards"
        label={t('rules.title')}
        items={rules}
        onOrder={(ids) => tell(order.mutateAsync(ids), { failed: t('rules.orderFailed') })}
        handleLabel={({ name }) => t('admin:sort.handle', { name })}
        placeOf={({ name }, place) => t('rules.place', { name, place: number(place + 1), total: number(rules.length) })}
      >
        {(rule, place) => (
          <div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-2 py-1.5">
            <span aria-hidden className="w-6 pt-0.5 text-center text-sm text-stone-500">
              {number(place + 1)}
            </span>
            <RuleText rule={rule} people={people} />
            <div className="ms-auto flex gap-1">
              <RowAction label={t('rules.edit', { name: rule.name })} icon={Pencil} onClick={() => onEdit(rule)} />
              <RowAction label={t('remove.for', { name: rule.name })} icon={Trash2} onClick={() => ask(rule)} danger />
            </div>
          </div>
        )}
      </SortableList>
      {question}
    </>
  );
}

function RuleText({ rule, people }: { rule: LeadRule; people: Routing['people'] }) {
  const { t } = useTranslation('adminRouting');
  const { language } = useLanguage();
  const { counted } = useFormats();
  const words = useRuleWords();
  const { data: agents = [] } = useQuery(agentsQuery);
  const agentName = (id: number): string => {
    const agent = agents.find((one) => one.id === id);
    return (language === 'ar' ? agent?.nameAr : null) ?? agent?.name ?? t('gone');
  };
  const conditions = words.conditionsOf(rule, agentName);
  return (
    <div className="min-w-0 grow basis-60">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <bdi className="wrap-anywhere">{rule.name}</bdi>
        {!rule.isActive && <Badge tone="quiet">{t('rules.off')}</Badge>}
      </p>
      <p className="text-sm text-stone-600">
        {conditions.length === 0 ? t('conditions.none') : conditions.join(t('conditions.and'))}
      </p>
      {rule.action === 'agent' ? (
        <p className="text-sm text-stone-700">{t('rules.toAgent')}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1.5" aria-label={t('form.people')}>
          {rule.people.map(({ userId, weight }) => (
            <li key={userId} className="rounded-full bg-sand-100 px-2.5 py-0.5 text-xs text-stone-700">
              <bdi>{people.find(({ id }) => id === userId)?.name ?? t('gone')}</bdi>
              {rule.people.length > 1 && ` · ${t('turns', counted(weight))}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
