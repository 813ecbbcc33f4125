/**
 * `npm start` and `npm run dev`. Node keeps what it made of our sources, here and in all that is started from here: the next start
 * loads it, and needs neither the time nor the 20 to 30 MB in each process that taking the types out costs.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/manzil');
// where it cannot be written, everything goes on without it
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? folder);
process.env['NODE_COMPILE_CACHE'] ??= folder;
await import('./start.ts');
