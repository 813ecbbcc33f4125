import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { columnQuery } from '../api/board.ts';
import type { Lead, LeadQuery } from '../api/leads.ts';
import { type LeadStage, useStages } from '../api/stages.ts';
import { leadAddress } from '../lead-table-spec.ts';
import { nameOf } from '../name-of.ts';
import { StageSelect } from '../stage/stage-select.tsx';

/** What a dragged card carries. */
const dragType = 'application/x-lead';

interface BoardColumnProps {
  stage: LeadStage;
  query: LeadQuery;
  /** Of the list, kept in the address of a card's lead. */
  params: URLSearchParams;
  className: string;
  /** Left out, nothing can be dropped. */
  onDrop: ((lead: Lead) => void) | undefined;
}

/** One stage with its count; older leads come by "more". */
export function BoardColumn({ stage, query, params, className, onDrop }: BoardColumnProps) {
  const { t } = useTranslation('adminLeadPage');
  const { inText } = useFormats();
  const office = useStages();
  const id = useId();
  const [over, setOver] = useState(false);
  const result = useInfiniteQuery(columnQuery(stage.id, query));
  const total = result.data?.pages[0]?.pagination.total;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop?.(JSON.parse(event.dataTransfer.getData(dragType)) as Lead);
  };
  const accepts = (event: DragEvent): boolean => onDrop !== undefined && event.dataTransfer.types.includes(dragType);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards may be dropped here; the choice on each does the same
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`w-full shrink-0 rounded-xl border p-3 sm:w-72 ${over ? 'border-maroon-600 bg-maroon-50' : 'border-sand-200 bg-sand-50'} ${className}`}
    >
      <h2 id={id} className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        {office.nameOf(stage)}
        <span className="font-normal text-stone-600">{total === undefined ? '' : inText(total)}</span>
      </h2>
      <Loaded result={result} skeleton="mt-3 h-24">
        {({ pages }) => (
          <ol className="mt-3 space-y-2">
            {pages
              .flatMap(({ leads }) => leads)
              .map((lead) => (
                <Card key={lead.id} lead={lead} params={params} draggable={onDrop !== undefined} />
              ))}
          </ol>
        )}
      </Loaded>
      {total === 0 && <p className="mt-3 text-sm text-stone-600">{t('board.empty')}</p>}
      {result.hasNextPage && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-2 w-full"
          disabled={result.isFetchingNextPage}
          onClick={() => void result.fetchNextPage()}
        >
          {t('board.more')}
        </Button>
      )}
    </section>
  );
}

function Card({ lead, params, draggable }: { lead: Lead; params: URLSearchParams; draggable: boolean }) {
  const { t } = useTranslation('adminLeads');
  const { date, titleOf } = useFormats();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <li
      draggable={draggable}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, JSON.stringify(lead))}
      className={`space-y-1.5 rounded-lg border border-sand-200 bg-white p-3 text-sm ${draggable ? 'sm:cursor-grab' : ''}`}
    >
      <Link
        to={leadAddress(params, lead.id)}
        draggable={false}
        className="block font-semibold wrap-anywhere text-ink hover:underline"
      >
        <bdi>{nameOf(lead)}</bdi>
      </Link>
      <p className="text-stone-600">
        {lead.property === null ? t(`source.${lead.source}`) : <bdi>{titleOf(lead.property)}</bdi>}
        {' · '}
        {date(lead.createdAt)}
      </p>
      <StageSelect block lead={lead} />
    </li>
  );
}
