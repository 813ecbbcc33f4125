/** `npm start` and `npm run dev`. Cached compiled sources save 20 to 30 MB per process. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/manzil');
// goes on without, where it cannot be written
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? folder);
process.env['NODE_COMPILE_CACHE'] ??= folder;
await import('./start.ts');
