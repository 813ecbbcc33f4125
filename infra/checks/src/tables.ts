import { checkFiles } from './check-files.ts';
import { unguardedReads } from './word-tables.ts';

const skipped = /(^|\/)(node_modules|build|\.react-router|testing|e2e)(\/|$)|\.test\.|generated|own-value\.ts$/;
checkFiles('tables', '{services,web}/**/*.{ts,tsx}', skipped, unguardedReads);
