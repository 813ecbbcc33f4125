/** A made-up question, asked as the chat asks. */
import type { AssistantProvider } from '@manzil/core/settings/integration-settings';
import type { components } from '@manzil/contract/api';
import { answerQuestion } from '../chat/answer.ts';
import type { ChatSource } from '../chat/answer-parts.ts';
import { type AskOptions, askAssistant } from '../chat/assistants/ask.ts';

type Report = components['schemas']['AssistantReport'];

const mostCharacters = 500;
const maxTokens = 60;
const system = 'This is a test of the connection. Answer with one short friendly sentence and nothing else.';
const user = 'Can you hear me?';

export async function tryAssistant(
  provider: AssistantProvider,
  { key, model }: { key: string; model: string },
  options: AskOptions,
): Promise<Report> {
  const { text, ...report } = await askAssistant(provider, { model, key, system, user, maxTokens }, options);
  return { ...report, message: text.slice(0, mostCharacters) };
}

export async function tryBuiltIn(source: ChatSource): Promise<Report> {
  const began = performance.now();
  const { message } = await answerQuestion(
    source,
    { message: 'apartments for rent', language: 'en', context: {} },
    new Date(),
  );
  return {
    outcome: 'answered',
    status: null,
    message: message.slice(0, mostCharacters),
    milliseconds: Math.round(performance.now() - began),
  };
}
