/** Unit tests of the shared library and its callers. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['services/core/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.{int,full,evidence}.test.ts'],
    // has a deadline, which code that counts its own steps misses
    testNamePattern: /^(?!.*reads the longest message without trying everything)/,
  },
});
