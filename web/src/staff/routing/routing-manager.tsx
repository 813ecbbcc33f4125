import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Routing, routingQuery } from './api/routing.ts';
import { ChoicesForm } from './choices-form.tsx';
import { PeopleList } from './people-list.tsx';
import { RoutingPreview } from './routing-preview.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import { TeamList } from './team-list.tsx';

/** Whose a new enquiry is, and what becomes of one that nobody answers. */
export function RoutingManager() {
  const { t } = useTranslation('adminRouting');
  const { counted } = useFormats();
  const result = useQuery(routingQuery);
  const { data } = result;
  const form = useFormAddress();
  return (
    <div className="space-y-6">
      <ScreenHeader
        title={t('title')}
        text={t('text')}
        found={data === undefined ? '' : t('found', counted(data.rules.length))}
      >
        <AddButton label={t('rules.add')} disabled={data === undefined} onClick={() => form.open('new')} />
      </ScreenHeader>
      <Loaded result={result} skeleton="h-72">
        {(routing) => <Parts routing={routing} form={form} />}
      </Loaded>
    </div>
  );
}

function Parts({ routing, form }: { routing: Routing; form: ReturnType<typeof useFormAddress> }) {
  const { t } = useTranslation('adminRouting');
  const { rules, choices, people } = routing;
  const { subject } = form;
  const edited = typeof subject === 'number' ? rules.find(({ id }) => id === subject) : undefined;
  return (
    <>
      {rules.length === 0 ? (
        <EmptyState icon={<Route className="size-6" />} title={t('rules.emptyTitle')} text={t('rules.emptyText')} />
      ) : (
        <RuleList routing={routing} onEdit={({ id }) => form.open(id)} />
      )}
      <div className="grid gap-6 xl:grid-cols-2">
        <Part title={t('choices.title')} text={t('choices.text')}>
          <ChoicesForm choices={choices} />
        </Part>
        <Part title={t('teams.title')} text={t('teams.text')}>
          <TeamList people={people} />
        </Part>
      </div>
      <Part title={t('people.title')} text={t('people.text')}>
        <PeopleList people={people} />
      </Part>
      <Part title={t('preview.title')} text={t('preview.text')}>
        <RoutingPreview routing={routing} />
      </Part>
      {(subject === 'new' || edited !== undefined) && (
        <RuleForm key={String(subject)} rule={edited ?? null} routing={routing} onClose={form.close} />
      )}
    </>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-stone-600">{text}</p>
      {children}
    </section>
  );
}
