/** Tells a typing error from a name that the lexicon lacks. */
import type pg from 'pg';
import { createVocabulary, type Vocabulary } from '../vocabulary.ts';
import { readContentVersion } from '../../data/content-version.ts';

export interface VocabularyReader {
  read(): Promise<Vocabulary>;
}

const maxWords = 5_000;
const maxBuildings = 2_000;

/** A house number is right. SQL: `ts_stat` takes a statement as text. */
const vocabularySql = `
select word from ts_stat('select search_words from properties where is_active')
where length(word) > 2 and word !~ '[0-9]' order by ndoc desc, word limit ${String(maxWords)}`;

const buildingsSql = `
select trim(building_name) as name from properties where is_active and length(trim(building_name)) > 3
group by 1 order by count(*) desc, 1 limit ${String(maxBuildings)}`;

/** By content version: what a page says must not depend on when it was asked for. */
export function createVocabularyReader(pool: pg.Pool): VocabularyReader {
  let kept: { version: number; vocabulary: Promise<Vocabulary> } | null = null;

  async function load(): Promise<Vocabulary> {
    const [words, buildings] = await Promise.all([
      pool.query<{ word: string }>(vocabularySql),
      pool.query<{ name: string }>(buildingsSql),
    ]);
    return createVocabulary(
      words.rows.map(({ word }) => word),
      buildings.rows.map(({ name }) => name),
    );
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
