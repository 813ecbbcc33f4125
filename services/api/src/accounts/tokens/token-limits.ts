import type pg from 'pg';
import { createAddressLimit, createLimit, waitOf, type AddressLimit } from '../../middleware/postgres-limit.ts';

export interface TokenLimits {
  /** Each use; gives the seconds to wait, null: none. */
  used: { take(tokenId: number): Promise<number | null> };
  /** Tokens that open nothing, by address. */
  wrong: AddressLimit;
  /** Whether this is new of this token within the hour: its machine tries again and again. */
  told: { isFirst(tokenId: number, what: string): Promise<boolean> };
}

const uses = { most: 600, windowSeconds: 60 };
const wrongOnes = { most: 30, windowSeconds: 900 };
const tellings = { most: 1, windowSeconds: 3_600 };

/** @param secret hides the addresses */
export function createTokenLimits(pool: pg.Pool, secret: string): TokenLimits {
  const used = createLimit(pool, { name: 'token', ...uses });
  const told = createLimit(pool, { name: 'token-told', ...tellings });
  return {
    used: { take: async (tokenId) => (await waitOf(used, String(tokenId)))?.seconds ?? null },
    wrong: createAddressLimit(pool, secret, { name: 'token-wrong', ...wrongOnes }),
    told: { isFirst: async (tokenId, what) => (await waitOf(told, `${String(tokenId)}:${what}`)) === null },
  };
}
