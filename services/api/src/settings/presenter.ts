import type { Assistant, ChatSettings, MarketingSettings } from '@manzil/core/settings/integration-settings';
import type { PullScheduleRow } from '@manzil/core/listing-sync/store/pull-schedule-writer';
import { nextTicks } from '@manzil/core/platform/cron';
import type { components } from '@manzil/contract/api';

type Schemas = components['schemas'];

export function presentChat(chat: ChatSettings, assistants: readonly Assistant[]): Schemas['ChatSettings'] {
  return {
    ...chat,
    assistants: assistants.map(({ provider, model, keyState, keySavedAt }) => ({
      provider,
      model,
      keyState,
      keySavedAt,
    })),
  };
}

/** @param environmentId holds until staff save one */
export function presentMarketing(
  { google_analytics, meta_pixel, tiktok_pixel }: MarketingSettings,
  environmentId: string | undefined,
): Schemas['MarketingSettings'] {
  const none = { enabled: false, id: null };
  return {
    googleAnalytics: google_analytics ?? none,
    metaPixel: meta_pixel ?? none,
    tiktokPixel: tiktok_pixel ?? none,
    fromEnvironment: google_analytics === null ? (environmentId ?? null) : null,
  };
}

const shownRuns = 3;

export function presentSchedule({ cron, isActive, lastRun, nowMs }: PullScheduleRow): Schemas['SyncSchedule'] {
  return { scheduleTime: cron, isActive, lastRun, nextRuns: isActive ? nextRuns(cron, nowMs) : [] };
}

/** Edited by hand it may be unreadable; the page must still open. */
function nextRuns(cron: string, nowMs: number): string[] {
  try {
    return nextTicks(cron, nowMs, shownRuns).map((ms) => new Date(ms).toISOString());
  } catch {
    return [];
  }
}
