/** The words of the listings, for telling a typing error from a name that we do not know. */
import type pg from 'pg';
import { createVocabulary, type Vocabulary } from '../domain/text-search/vocabulary.ts';

export interface VocabularyReader {
  read(): Promise<Vocabulary>;
}

/** Rarer words are beyond these; a name in a single listing may well be among them. */
const maxWords = 5_000;
const maxAgeMs = 60_000;

/** Without numbers: a reference or a house number is right as it stands. */
const vocabularySql = `
select word from ts_stat('select search_words from properties where is_active')
where length(word) > 2 and word !~ '[0-9]' order by ndoc desc, word limit ${String(maxWords)}`;

/** Reads them at most once a minute; who comes meanwhile gets those of before. */
export function createVocabularyReader(pool: pg.Pool, now: () => number = () => performance.now()): VocabularyReader {
  let kept: { vocabulary: Promise<Vocabulary>; until: number } | null = null;

  async function load(): Promise<Vocabulary> {
    const { rows } = await pool.query<{ word: string }>(vocabularySql);
    return createVocabulary(rows.map(({ word }) => word));
  }

  return {
    async read() {
      if (kept === null) {
        const first = { vocabulary: load(), until: now() + maxAgeMs };
        kept = first;
        // the next one asks again
        first.vocabulary.catch(() => (kept === first ? (kept = null) : undefined));
        return first.vocabulary;
      }
      if (now() > kept.until) {
        const before = kept.vocabulary;
        kept.until = now() + maxAgeMs;
        void load().then(
          (fresh) => (kept = { vocabulary: Promise.resolve(fresh), until: now() + maxAgeMs }),
          () => undefined,
        );
        return before;
      }
      return kept.vocabulary;
    },
  };
}
