import { checkFiles } from './check-files.ts';
import { fileProblems } from './import-rules.ts';

const skipped = /(^|\/)(node_modules|build|\.react-router|generated)(\/|$)/;
checkFiles('imports', '{services,web,infra,openapi}/**/*.{ts,tsx}', skipped, (file, source) =>
  fileProblems(file, source).map((problem) => `${file} ${problem}`),
);
