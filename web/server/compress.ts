import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|application\/(json|javascript|xml|problem\+json)|image\/svg)/;
/** Less fits into one packet. */
const smallest = 1024;
/** About gzip's speed, a fifth smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
}

export async function compressFor(accepts: string | undefined, type: string | null, body: Buffer): Promise<Encoded> {
  if (body.length < smallest || type === null || !compressible.test(type)) return { body, encoding: null };
  if (/\bbr\b/.test(accepts ?? ''))
    return { body: await promisify(brotliCompress)(body, brotliOptions), encoding: 'br' };
  if (/\bgzip\b/.test(accepts ?? '')) return { body: await promisify(gzip)(body), encoding: 'gzip' };
  return { body, encoding: null };
}
