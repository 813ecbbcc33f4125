import { checkFiles } from './check-files.ts';
import { waitProblems } from './wait-rules.ts';

const tests = [
  '{services,web,infra,openapi}/**/*.test.{ts,tsx}',
  'web/{e2e,testing}/**/*.{ts,tsx}',
  '**/testing/**/*.ts',
];
checkFiles('waits', tests, /(^|\/)(node_modules|build|\.react-router)(\/|$)/, waitProblems);
