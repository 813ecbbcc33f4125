import { type Expression, sql } from 'kysely';
import { easternDigits, latinForEastern } from '../../platform/numerals.ts';

/** Capitals, Arabic marks, tatweel, alefs, hamza seats, taa marbuta, digits. */
const alike = {
  from: `أإآٱىةؤئ${easternDigits}`,
  to: `اااايهوي${latinForEastern}`,
  unwritten: '\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670',
};
/** For comparing what readers do not tell apart. */
export const foldedText = (text: Expression<unknown>) =>
  sql<string>`translate(lower(${text}), ${sql.lit(alike.from + alike.unwritten)}, ${sql.lit(alike.to)})`;
