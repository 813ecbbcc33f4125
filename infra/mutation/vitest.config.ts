/** Unit tests of the shared library and its callers. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // the mutated copy's: packages are links, and lead to what is not mutated
  resolve: {
    alias: [
      {
        find: /^@manzil\/core\/(.*)$/,
        replacement: path.resolve(import.meta.dirname, '../../services/core/src/$1.ts'),
      },
    ],
  },
  test: {
    include: ['services/core/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.{int,full,evidence}.test.ts'],
    // has a deadline, which code that counts its own steps misses
    testNamePattern: /^(?!.*reads the longest message without trying everything)/,
  },
});
