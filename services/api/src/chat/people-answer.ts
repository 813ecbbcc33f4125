import type { ChatFilters } from '@manzil/core/chat/filters';
import type { Reading } from '@manzil/core/chat/read-question';
import { foldWords } from '@manzil/core/search/fold';
import type { AgentRow } from '@manzil/core/team/store/agent-reader';
import type { Agent, Answer, Asking } from './answer-parts.ts';
import { handoverLinks } from './handover.ts';

const maxAgents = 3;

/** Whoever was named, else who looks after what is sought. */
export async function answerAgents(asking: Asking, { filters, unknownWords }: Reading): Promise<Answer> {
  const { source, words } = asking;
  const [team, best] = await Promise.all([source.agents(), source.listingAgents(filters)]);
  const named = team.filter((agent) => isNamed(agent, unknownWords)).slice(0, maxAgents);
  const fitting = best.flatMap((id) => team.find((agent) => agent.id === id) ?? []);
  const chosen = named.length > 0 ? named : fitting.length > 0 ? fitting : team.slice(0, maxAgents);
  const agents = chosen.map((agent) => presentAgent(agent, asking));
  const message = () => {
    if (agents.length === 0) return words.noAgents;
    if (named.length > 0) return words.agentNamed(agents.map(({ name }) => name).join(' / '));
    return words.agents(fitting.length > 0 ? filters : ({} satisfies ChatFilters));
  };
  return {
    message: message(),
    agents,
    suggestions: [words.suggest.hours, words.suggest.contact],
    links: [...handoverLinks(asking, filters), { kind: 'team', href: '/team' }],
    context: filters,
  };
}

/** A name of three letters or more, in either script. */
function isNamed({ name, nameAr }: AgentRow, unknownWords: readonly string[]): boolean {
  const parts = new Set([...foldWords(name), ...foldWords(nameAr ?? '')].filter((part) => part.length > 2));
  return unknownWords.some((word) => parts.has(word));
}

function presentAgent(agent: AgentRow, { language }: Asking): Agent {
  const arabic = language === 'ar';
  return {
    id: agent.id,
    name: arabic ? (agent.nameAr ?? agent.name) : agent.name,
    title: arabic ? (agent.titleAr ?? agent.title) : agent.title,
    phone: agent.phone,
    whatsappNumber: agent.whatsappNumber,
  };
}
