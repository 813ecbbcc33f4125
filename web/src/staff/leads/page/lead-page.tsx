import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, Lock, SearchX } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useProblem } from '#staff-lib/use-problem.ts';
import { NotLoaded } from '#staff-ui/list/loaded.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Lead, leadQuery } from '../api/leads.ts';
import type { PersonErased } from '../api/person.ts';
import { ErasedReport } from '../erase-person.tsx';
import { leadAddress, leadListAddress } from '../lead-table-spec.ts';
import { nameOf } from '../name-of.ts';
import { PersonEnquiries } from '../person-enquiries.tsx';
import { ContactBar } from './contact-bar.tsx';
import { DeliveryChip } from './delivery-chip.tsx';
import { EntryComposer } from './entry-composer.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { LeadStory } from './lead-story.tsx';
import { ListingAside } from './listing-aside.tsx';
import { OwnerField } from './owner-field.tsx';
import { NextStepField } from './next-step-field.tsx';
import { StageField } from './stage-field.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface LeadPageProps {
  id: number;
  /** What is planned with it. */
  Agenda: ComponentType<{ lead: { id: number } }>;
}

/** One lead at its own address; the list's search and filters stay in it, for the way back and for the next one. */
export function LeadPage({ id, Agenda }: LeadPageProps) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const [erased, setErased] = useState<PersonErased | null>(null);
  // nothing to ask for once erased
  const { data, error, refetch } = useQuery({ ...leadQuery(id), enabled: erased === null });
  if (erased !== null)
    return (
      <Frame id={id} title={t('adminLeads:erased.title')}>
        <ErasedReport result={erased} />
      </Frame>
    );
  const title = data === undefined ? t(error === null ? 'loading' : 'title') : nameOf(data);
  return (
    <Frame id={id} title={title} chip={data !== undefined && <DeliveryChip lead={data} />}>
      {data !== undefined ? (
        <Opened lead={data} Agenda={Agenda} onErased={setErased} />
      ) : error !== null ? (
        <NotThere error={error} retry={refetch} />
      ) : (
        <div aria-busy className="space-y-4">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Frame>
  );
}

function NotThere({ error, retry }: { error: Error; retry: () => unknown }) {
  const { t } = useTranslation(['adminLeads', 'admin']);
  const problem = useProblem();
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404)
    return <EmptyState icon={<SearchX className="size-6" />} title={t('detail.gone')} text={t('detail.goneText')} />;
  if (status === 403)
    return (
      <EmptyState icon={<Lock className="size-6" />} title={t('admin:denied.title')} text={problem.sentence(error)} />
    );
  return <NotLoaded retry={retry} />;
}

interface OpenedProps extends Pick<LeadPageProps, 'Agenda'> {
  lead: Lead;
  onErased: (result: PersonErased) => void;
}

function Opened({ lead, Agenda, onErased }: OpenedProps) {
  const { t } = useTranslation('adminLeadPage');
  const isKnown = lead.anonymisedAt === null;
  return (
    <>
      {isKnown && <ContactBar key={lead.id} lead={lead} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <section
            aria-label={t('fields')}
            className="grid gap-4 rounded-xl border border-sand-200 bg-white p-4 sm:grid-cols-3 sm:p-5"
          >
            <StageField lead={lead} />
            <OwnerField lead={lead} />
            <NextStepField key={`next-${String(lead.id)}`} lead={lead} />
          </section>
          <EnquiryFacts lead={lead} />
          {isKnown && <Agenda key={`agenda-${String(lead.id)}`} lead={lead} />}
          <EntryComposer key={lead.id} lead={lead} />
          <LeadStory lead={lead} />
        </div>
        <aside aria-label={t('beside')} className="min-w-0 space-y-6">
          <ListingAside lead={lead} />
          {isKnown && (
            <div className="rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
              <PersonEnquiries lead={lead} onErased={onErased} />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}

interface FrameProps {
  id: number;
  title: string;
  chip?: React.ReactNode;
  children: React.ReactNode;
}

/** The way back, the next and the former one, and whose lead it is. */
function Frame({ id, title, chip, children }: FrameProps) {
  const { t } = useTranslation('adminLeadPage');
  const [params] = useSearchParams();
  const { former, next } = useNeighbours(id, params);
  return (
    <div className="space-y-5 pb-20 sm:pb-0">
      <div className="flex items-center justify-between gap-3">
        <Link
          to={leadListAddress(params)}
          className="inline-flex min-h-10 items-center gap-2 text-sm font-semibold text-maroon-700 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          {t('back')}
        </Link>
        <nav aria-label={t('neighbours')} className="flex gap-1.5">
          <Neighbour to={former === null ? null : leadAddress(params, former)} label={t('former')} keyName="K">
            <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          </Neighbour>
          <Neighbour to={next === null ? null : leadAddress(params, next)} label={t('next')} keyName="J">
            <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
          </Neighbour>
        </nav>
      </div>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScreenTitle title={title}>
          <bdi className="wrap-anywhere">{title}</bdi>
        </ScreenTitle>
        {chip}
      </header>
      {children}
    </div>
  );
}

interface NeighbourProps {
  /** Null at the end of the list. */
  to: string | null;
  label: string;
  keyName: string;
  children: React.ReactNode;
}

function Neighbour({ to, label, keyName, children }: NeighbourProps) {
  const look = 'size-10 px-0!';
  if (to === null)
    return (
      <Button size="sm" variant="secondary" className={look} disabled aria-label={label}>
        {children}
      </Button>
    );
  return (
    <Button asChild size="sm" variant="secondary" className={look}>
      <Link to={to} aria-label={label} aria-keyshortcuts={keyName} title={`${label} (${keyName})`}>
        {children}
      </Link>
    </Button>
  );
}
