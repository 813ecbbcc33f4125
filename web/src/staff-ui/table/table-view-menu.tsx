import { Check, Columns3, Rows3 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { type ColumnChoice, isShown } from './data-table.tsx';
import type { TableControls } from './use-table.ts';

const entry =
  'flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2.5 text-sm text-stone-700 outline-none select-none data-highlighted:bg-sand-100 data-highlighted:text-ink data-disabled:cursor-not-allowed data-disabled:text-stone-500';

export function TableViewMenu({ table, columns }: { table: TableControls; columns: readonly ColumnChoice[] }) {
  const { t } = useTranslation('adminTable');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button size="sm" variant="secondary">
          <Columns3 aria-hidden className="size-4" />
          {t('view')}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="data-[state=open]:animate-fade-in z-40 max-h-[70dvh] min-w-56 overflow-y-auto rounded-lg border border-sand-200 bg-white p-1.5 shadow-float"
        >
          <Heading>{t('columns')}</Heading>
          {columns.map((column) => (
            <DropdownMenu.CheckboxItem
              key={column.id}
              disabled={column.fixed === true}
              checked={isShown(column, table)}
              onCheckedChange={() => table.toggleColumn(column.id)}
              // keeps the menu open for several choices
              onSelect={(event) => event.preventDefault()}
              className={entry}
            >
              <Mark />
              {column.label}
            </DropdownMenu.CheckboxItem>
          ))}
          <DropdownMenu.Separator className="my-1.5 h-px bg-sand-200" />
          <Heading>
            <Rows3 aria-hidden className="me-1.5 inline size-3.5" />
            {t('density')}
          </Heading>
          <DropdownMenu.RadioGroup value={table.density}>
            {(['comfortable', 'compact'] as const).map((density) => (
              <DropdownMenu.RadioItem
                key={density}
                value={density}
                onSelect={(event) => {
                  event.preventDefault();
                  table.setDensity(density);
                }}
                className={entry}
              >
                <Mark />
                {t(`densities.${density}`)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 py-1.5 text-xs font-semibold text-stone-600">{children}</DropdownMenu.Label>
  );
}

function Mark() {
  return (
    <span className="inline-flex size-4 shrink-0 items-center justify-center">
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden className="size-4 text-maroon-700" />
      </DropdownMenu.ItemIndicator>
    </span>
  );
}
