import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { showInRow } from './show-in-row.ts';

interface TabListProps {
  label: string;
  tabs: readonly { id: string; name: string }[];
}

/** Inside a `Tabs.Root`; on a narrow screen it scrolls. */
export function TabList({ label, tabs }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  // an address may name a tab that stands outside a narrow screen
  useEffect(() => {
    const chosen = list.current?.querySelector('[data-state=active]') ?? null;
    if (list.current !== null && chosen !== null) showInRow(list.current, chosen);
  }, []);
  return (
    <Tabs.List ref={list} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-sand-200">
      {tabs.map(({ id, name }) => (
        <Tabs.Trigger
          key={id}
          value={id}
          className="-mb-px min-h-11 rounded-t-md border-b-2 border-transparent px-4 text-sm font-medium whitespace-nowrap text-stone-600 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-maroon-700 data-[state=active]:text-maroon-700"
        >
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
