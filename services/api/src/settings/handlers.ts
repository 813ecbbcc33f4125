import { recordAct } from '@manzil/core/audit/store/staff-write';
import {
  readAssistants,
  readChatSettings,
  readMarketing,
} from '@manzil/core/settings/store/integration-settings-reader';
import {
  KeyNeededError,
  saveChatSettings,
  saveMarketing,
} from '@manzil/core/settings/store/integration-settings-writer';
import { officeProblems, type OfficeRule } from '@manzil/core/office/office-rules';
import { OfficeChangedError, readOffice, saveOffice } from '@manzil/core/office/store/office-store';
import { readPullScheduleRow, savePullSchedule } from '@manzil/core/listing-sync/store/pull-schedule-writer';
import {
  countUnmandated,
  readPublishingRules,
  savePublishingRules,
} from '@manzil/core/listings/store/publishing-rules';
import { cronProblem } from '@manzil/core/platform/cron';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { components } from '@manzil/contract/api';
import { createChatSource } from '../chat/source.ts';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { presentChat, presentMarketing, presentSchedule } from './presenter.ts';
import { tryAssistant, tryBuiltIn } from './test-assistant.ts';

type Deps = Pick<ApiDeps, 'database' | 'search' | 'vocabulary' | 'facets' | 'secrets' | 'env'>;
type Operations =
  | 'getSettings'
  | 'saveChatSettings'
  | 'testAssistant'
  | 'saveMarketingSettings'
  | 'saveSyncSchedule'
  | 'savePublishingSettings'
  | 'saveOfficeSettings';

export function settingHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { database, secrets, env } = deps;
  const { pool } = database;
  const source = createChatSource(deps);
  const chat = async () => presentChat(await readChatSettings(pool), await readAssistants(pool, secrets));
  const marketing = async () => presentMarketing(await readMarketing(pool), env.ANALYTICS_ID);

  return {
    getSettings: async () => ({
      status: 200,
      body: {
        chat: await chat(),
        marketing: await marketing(),
        schedule: presentSchedule(await readPullScheduleRow(pool)),
        publishing: await readPublishingRules(pool),
        office: await readOffice(pool),
      },
    }),

    async saveChatSettings({ body, user: actor, req, requestId }) {
      if (namesKey(body)) demandConfirmed(req);
      try {
        await saveChatSettings(pool, secrets, body, { actor, requestId });
      } catch (error) {
        throw error instanceof KeyNeededError ? new ProblemError('settings.key_needed') : error;
      }
      return { status: 200, body: await chat() };
    },

    async testAssistant({ body: { provider, key: given, model: chosen }, user: actor, requestId }) {
      const outside = provider === 'built-in' ? null : await assistantToTry(provider, given, chosen);
      const report =
        outside === null
          ? await tryBuiltIn(source)
          : await tryAssistant(outside.provider, outside, {
              baseUrl: env.ASSISTANT_BASE_URL,
              timeoutMs: env.ASSISTANT_TIMEOUT_MS,
            });
      const { outcome, status } = report;
      const after = { provider, model: outside?.model ?? null, outcome, status };
      await recordAct(pool, { actor, requestId }, { action: 'setting.tested', label: 'chat', after });
      return { status: 200, body: report };
    },

    async saveMarketingSettings({ body: { googleAnalytics, metaPixel, tiktokPixel }, user: actor, requestId }) {
      const change = { google_analytics: googleAnalytics, meta_pixel: metaPixel, tiktok_pixel: tiktokPixel };
      await saveMarketing(pool, change, { actor, requestId });
      return { status: 200, body: await marketing() };
    },

    async saveSyncSchedule({ body: { scheduleTime, isActive }, user: actor, requestId }) {
      const cron = scheduleTime.trim().replaceAll(/\s+/g, ' ');
      const code = cronProblem(cron, Date.now());
      if (code !== null) {
        const message =
          code === 'too_often' ? 'At most every five minutes' : 'This is no cron expression of five fields';
        throw invalidRequest([{ in: 'body', path: 'scheduleTime', code, message }]);
      }
      const row = await savePullSchedule(pool, { cron, isActive }, { actor, requestId });
      return { status: 200, body: presentSchedule(row) };
    },

    async savePublishingSettings({ body, user: actor, requestId }) {
      const saved = await savePublishingRules(pool, body, { actor, requestId });
      return { status: 200, body: { ...saved, withoutMandate: await countUnmandated(pool) } };
    },

    async saveOfficeSettings({ body, user: actor, requestId }) {
      const wrong = officeProblems(body);
      if (wrong.length > 0)
        throw invalidRequest(wrong.map(({ path, code }) => ({ in: 'body', path, code, message: officeRules[code] })));
      try {
        await saveOffice(pool, body, { actor, requestId });
      } catch (error) {
        throw error instanceof OfficeChangedError ? new ProblemError('office.conflict') : error;
      }
      return { status: 200, body: await readOffice(pool) };
    },
  };

  async function assistantToTry(
    provider: 'openai' | 'anthropic' | 'gemini',
    given: string | undefined,
    chosen: string | undefined,
  ) {
    const [stored] = await readAssistants(pool, secrets, [provider]);
    const key = given ?? stored?.key ?? null;
    if (key === null || stored === undefined) throw new ProblemError('settings.key_needed');
    return { provider, key, model: chosen ?? stored.model };
  }
}

const officeRules: Record<OfficeRule, string> = {
  contrast: 'Texts in this colour cannot be read: it needs 4.5 : 1',
  never_open: 'The office is open on no day',
  hours_order: 'Hours end after they begin, and before the next of the day',
  days_order: 'The last day comes after the first',
  holiday_length: 'At most 60 days',
};

/** A new one, or one to be forgotten. */
const namesKey = ({ assistants = {} }: components['schemas']['ChatSettingsChange']): boolean =>
  Object.values(assistants).some(({ key }) => key !== undefined);
