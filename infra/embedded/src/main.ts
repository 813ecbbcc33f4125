/**
 * `npm start` and `npm run dev`. Node caches compiled sources, here and in all children: a later start saves the time
 * and the 20 to 30 MB per process of taking the types out.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/manzil');
// goes on without, where it cannot be written
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? folder);
process.env['NODE_COMPILE_CACHE'] ??= folder;
await import('./start.ts');
