/** The words of the listings, for telling a typing error from a name that we do not know. */
import type pg from 'pg';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { readContentVersion } from '../../data/content-version.ts';

export interface VocabularyReader {
  read(): Promise<Vocabulary>;
}

/** Rarer words are beyond these; a name in a single listing may well be among them. */
const maxWords = 5_000;

/** Without numbers: a reference or a house number is right as it stands. SQL: the statistics take a statement as text. */
const vocabularySql = `
select word from ts_stat('select search_words from properties where is_active')
where length(word) > 2 and word !~ '[0-9]' order by ndoc desc, word limit ${String(maxWords)}`;

/** Reads them once for each content version: what a page says must not depend on when it was asked for. */
export function createVocabularyReader(pool: pg.Pool): VocabularyReader {
  let kept: { version: number; vocabulary: Promise<Vocabulary> } | null = null;

  async function load(): Promise<Vocabulary> {
    const { rows } = await pool.query<{ word: string }>(vocabularySql);
    return createVocabulary(rows.map(({ word }) => word));
  }

  return {
    async read() {
      const version = await readContentVersion(pool);
      if (kept?.version === version) return kept.vocabulary;
      const fresh = { version, vocabulary: load() };
      kept = fresh;
      // after a failure the next one asks again
      fresh.vocabulary.catch(() => {
        if (kept === fresh) kept = null;
      });
      return fresh.vocabulary;
    },
  };
}
