import type { ChatContext } from '@manzil/core/chat/filters';
import { readQuestion, type Reading } from '@manzil/core/chat/read-question';
import { holidayOn, officeAt, weekOf } from '@manzil/core/office/office-hours';
import type { Language } from '@manzil/core/platform/language';
import type { Answer, Asking, ChatSource, Reply } from './answer-parts.ts';
import { callLink, contactLink, directionsLink, emailLink, handoverLinks, whatsappLink } from './handover.ts';
import { answerListings } from './listing-answer.ts';
import { answerAgents } from './people-answer.ts';
import { answerDistricts, answerPrices } from './price-answer.ts';
import { arabicWords } from './words-ar.ts';
import { englishWords } from './words-en.ts';

export interface Question {
  message: string;
  /** of the page */
  language: Language;
  context: ChatContext;
}

/** In the message's language. Nothing of it is kept. */
export async function answerQuestion(source: ChatSource, question: Question, now: Date): Promise<Reply> {
  const language = languageOf(question.message) ?? question.language;
  const words = language === 'ar' ? arabicWords : englishWords;
  const reading = readQuestion(question.message, question.context);
  const answer = await answerReading(
    { source, words, office: await source.office(), language, now },
    reading,
    question.context,
  );
  return { intent: reading.intent, language, listings: [], agents: [], links: [], ...answer };
}

/** By the script with more letters; null without letters. */
function languageOf(message: string): Language | null {
  const arabic = message.match(/[\u0620-\u064a]/g)?.length ?? 0;
  const latin = message.match(/[a-z]/gi)?.length ?? 0;
  if (arabic === latin) return null;
  return arabic > latin ? 'ar' : 'en';
}

async function answerReading(asking: Asking, reading: Reading, context: ChatContext): Promise<Answer> {
  const { words, office, language } = asking;
  const { suggest } = words;
  const { filters, topics } = reading;
  const now = asking.now.getTime();
  const start = [suggest.buy, suggest.rent, suggest.prices, suggest.agent];
  switch (reading.intent) {
    case 'buy':
    case 'rent':
    case 'search':
    case 'area':
    case 'bedrooms':
      return answerListings(asking, reading);
    case 'district':
      return topics.has('districts') ? answerDistricts(asking, filters) : answerListings(asking, reading);
    case 'price':
      return answerPrices(asking, reading);
    case 'agent':
      return answerAgents(asking, reading);
    case 'hours':
      return {
        message: words.hours(
          weekOf(office.hours, now),
          officeAt(office.hours, now).closesAt !== null,
          holidayOn(office.hours, now)?.name[language] ?? null,
        ),
        suggestions: [suggest.contact, suggest.agent],
        links: [contactLink, callLink(office)],
        context,
      };
    case 'contact':
      return topics.has('office-place')
        ? {
            message: words.officePlace(office, weekOf(office.hours, now)),
            suggestions: [suggest.hours, suggest.agent],
            links: [directionsLink(office), callLink(office)],
            context,
          }
        : {
            message: words.contact(office),
            suggestions: [suggest.hours, suggest.agent],
            links: [
              whatsappLink(office, words.whatsappText(filters)),
              callLink(office),
              emailLink(office),
              contactLink,
            ],
            context,
          };
    case 'services':
      return answerServices(asking, reading, context);
    case 'greeting':
      return { message: words.greeting, suggestions: start, context };
    case 'thanks':
      return { message: words.thanks, suggestions: [], context };
    case 'help':
      return { message: words.help, suggestions: start, context };
    case 'unknown':
      return { message: words.unknown, suggestions: start, links: handoverLinks(asking, filters), context };
  }
}

function answerServices(asking: Asking, { topics }: Reading, context: ChatContext): Answer {
  const { words } = asking;
  const { suggest } = words;
  const person = handoverLinks(asking, {});
  if (topics.has('sell'))
    return { message: words.sell, suggestions: [suggest.prices, suggest.agent], links: person, context };
  if (topics.has('finance'))
    return { message: words.finance, suggestions: [suggest.agent, suggest.hours], links: person, context };
  return {
    message: words.services,
    suggestions: [suggest.buy, suggest.rent, suggest.agent],
    links: [{ kind: 'services', href: '/services' }, ...person],
    context,
  };
}
