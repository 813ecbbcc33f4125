import { readChatSettings } from '@manzil/core/settings/store/integration-settings-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { answerQuestion } from './answer.ts';
import { createAssistantGuard } from './assistants/guard.ts';
import { wordAnswer } from './assistants/word-answer.ts';
import { withOffer } from './offer.ts';
import { createChatSource } from './source.ts';

type Deps = Pick<ApiDeps, 'database' | 'search' | 'vocabulary' | 'facets' | 'chatLimit' | 'secrets' | 'env' | 'log'>;

export function chatHandlers(deps: Deps): Pick<Handlers, 'sendChatMessage'> {
  const source = createChatSource(deps);
  const guard = createAssistantGuard();
  return {
    async sendChatMessage({ body, req }) {
      const wait = await deps.chatLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('chat.rate_limited', { headers: { 'Retry-After': String(wait) } });
      const { enabled, provider, leadGeneration } = await readChatSettings(deps.database.pool);
      if (!enabled) throw new ProblemError('chat.disabled');
      const { message, language = 'en', context = {} } = body;
      const found = await answerQuestion(source, { message, language, context }, new Date());
      const reply = withOffer(found, leadGeneration);
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: provider === 'built-in' ? reply : await wordAnswer(deps, guard, provider, message, reply),
      };
    },
  };
}
