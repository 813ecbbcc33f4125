import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { answerQuestion } from './answer.ts';
import { createChatSource } from './source.ts';

type Deps = Pick<ApiDeps, 'database' | 'search' | 'vocabulary' | 'facets' | 'chatLimit'>;

export function chatHandlers(deps: Deps): Pick<Handlers, 'sendChatMessage'> {
  const source = createChatSource(deps);
  return {
    async sendChatMessage({ body, req }) {
      const wait = await deps.chatLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('chat.rate_limited', { headers: { 'Retry-After': String(wait) } });
      const { message, language = 'en', context = {} } = body;
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: await answerQuestion(source, { message, language, context }, new Date()),
      };
    },
  };
}
