import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { isFiltered, leadSources, leadStatuses, readLeadFilter, withParam } from './lead-filter.ts';

/** Search, status, source and order; all of them live in the address. */
export function LeadFilters() {
  const { t } = useTranslation('adminLeads');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readLeadFilter(params);
  const choose = (name: string) => (event: React.ChangeEvent<HTMLSelectElement>) => {
    void navigate(withParam(params, name, event.target.value), { preventScrollReset: true });
  };
  return (
    <search
      aria-label={t('filters.label')}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(16rem,1fr)_11rem_12rem_11rem_auto]"
    >
      <Form
        key={filter.search ?? ''}
        className="relative col-span-2 lg:col-span-1"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('search');
          void navigate(withParam(params, 'search', typeof text === 'string' ? text.trim() : ''));
        }}
      >
        <Field label={t('filters.search')} hideLabel>
          <Input
            name="search"
            type="search"
            maxLength={100}
            defaultValue={filter.search}
            placeholder={t('filters.searchPlaceholder')}
            className="pe-12"
          />
        </Field>
        <button
          type="submit"
          aria-label={t('filters.apply')}
          className="absolute end-1.5 top-1.5 rounded-md p-2 text-stone-600 hover:bg-sand-100 hover:text-ink"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </Form>
      <Field label={t('filters.status')} hideLabel>
        <Select value={filter.status ?? 'all'} onChange={choose('status')}>
          <option value="all">{`${t('filters.status')}: ${t('filters.all')}`}</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.source')} hideLabel>
        <Select value={filter.source ?? 'all'} onChange={choose('source')}>
          <option value="all">{`${t('filters.source')}: ${t('filters.all')}`}</option>
          {leadSources.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.sort')} hideLabel>
        <Select value={filter.sort} onChange={choose('sort')}>
          <option value="newest">{t('filters.newest')}</option>
          <option value="oldest">{t('filters.oldest')}</option>
        </Select>
      </Field>
      {isFiltered(filter) && (
        <Button
          variant="quiet"
          className="h-12"
          onClick={() => {
            void navigate('?');
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}
