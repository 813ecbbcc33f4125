import { Tabs } from 'radix-ui';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { EmbeddedScreen } from '#staff-ui/screen-title.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showInRow } from '#staff-ui/show-in-row.ts';
import { tabs, tabsFor } from './tabs.ts';

const parameter = 'tab';
const [firstTab] = tabs;

/** The open tab is in the address: back, reload and links work. */
export function DashboardTabs({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation(['adminDashboard', 'admin']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = tabs.find(({ id }) => id === params.get(parameter)) ?? firstTab;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on a phone the open tab may be out of sight
    const chosen = list.current?.querySelector(`[data-tab=${open.id}]`) ?? null;
    if (list.current !== null && chosen !== null) showInRow(list.current, chosen);
  }, [open.id]);
  return (
    <Tabs.Root
      value={open.id}
      // arrows only move the focus: a chosen screen is loaded
      activationMode="manual"
      onValueChange={(id) => {
        // other screens' parameters are dropped
        void navigate(id === firstTab.id ? '?' : `?${parameter}=${id}`, { preventScrollReset: true });
      }}
    >
      <Tabs.List
        ref={list}
        aria-label={t('tabs.label')}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-sand-200 px-4 [scrollbar-width:thin] sm:mx-0 sm:px-0"
      >
        {tabsFor(permissions, open).map(({ id }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            data-tab={id}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-3.5 text-sm font-medium whitespace-nowrap text-stone-600 hover:text-ink data-[state=active]:border-maroon-700 data-[state=active]:text-maroon-700"
          >
            {t(`tabs.${id}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabsFor(permissions, open).map(({ id, Screen }) => (
        <Tabs.Content key={id} value={id} className="pt-6 outline-none">
          <EmbeddedScreen>
            <Suspense fallback={<Loading label={t('admin:loading')} />}>
              <Screen />
            </Suspense>
          </EmbeddedScreen>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div aria-busy>
      <p className="sr-only">{label}</p>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
