/** Kinds of values that settings have. */
import { z } from 'zod';

export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
export const count = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback);
export const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(86_400_000).default(fallback);
export const seconds = (fallback: number) => z.coerce.number().int().min(1).max(604_800).default(fallback);
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });
/** By its name in an address. */
export const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
export const secret = () => z.string().min(16, { error: 'must have at least 16 characters' }).optional();
export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((word) => ['on', 'true', '1'].includes(word));
