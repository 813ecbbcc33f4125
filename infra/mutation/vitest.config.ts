/** For mutants of the rules and the delivery engine: the unit tests of the shared library and of who calls it. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['services/core/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.{int,full,evidence}.test.ts'],
    // a deadline, which code that counts its own steps does not keep
    testNamePattern: /^(?!.*reads the longest message without trying everything)/,
  },
});
