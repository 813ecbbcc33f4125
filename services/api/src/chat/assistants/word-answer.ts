import type { AssistantProvider } from '@manzil/core/settings/integration-settings';
import { readOffice } from '@manzil/core/office/store/office-store';
import { readAssistants } from '@manzil/core/settings/store/integration-settings-reader';
import type { ApiDeps } from '../../deps.ts';
import type { Reply } from '../answer-parts.ts';
import { askAssistant } from './ask.ts';
import type { AssistantGuard } from './guard.ts';
import { readable, systemText, userText } from './wording.ts';

/** 80 words of Arabic, which takes more tokens than English. */
const maxTokens = 500;

type Deps = Pick<ApiDeps, 'database' | 'secrets' | 'env' | 'log'>;

/** The reply as it was when anything goes wrong. Nothing of it is logged. */
export async function wordAnswer(
  { database, secrets, env, log }: Deps,
  guard: AssistantGuard,
  provider: AssistantProvider,
  question: string,
  reply: Reply,
): Promise<Reply> {
  const [assistant] = await readAssistants(database.pool, secrets, [provider]);
  if (assistant?.key == null) {
    log.warn({ provider, keyState: assistant?.keyState }, 'the assistant has no key; the built-in answers');
    return reply;
  }
  const { model, key, keySavedAt } = assistant;
  const name = [provider, model, keySavedAt].join(' ');
  if (!guard.enter(name)) return reply;
  const { legalName } = await readOffice(database.pool);
  const user = userText(question, reply);
  const report = await askAssistant(
    provider,
    { model, key, system: systemText(reply.language, legalName.en), user, maxTokens },
    { baseUrl: env.ASSISTANT_BASE_URL, timeoutMs: env.ASSISTANT_TIMEOUT_MS },
  );
  const { outcome, status, milliseconds } = report;
  guard.leave(name, outcome === 'answered');
  const message = outcome === 'answered' ? readable(report.text, user) : null;
  if (message !== null) return { ...reply, message };
  log.warn({ provider, outcome, status, milliseconds }, 'the assistant gave no answer to show; the built-in answers');
  return reply;
}
