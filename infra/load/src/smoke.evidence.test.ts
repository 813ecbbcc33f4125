import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrBuildK6 } from './k6-binary.ts';
import { startOwnPlatform, type OwnPlatform } from './own-platform.ts';
import { runK6, scenarioNames } from './run-k6.ts';

/** Other tests wait meanwhile. */
const buildWithinMs = 600_000;

async function obtainK6(): Promise<string | null> {
  try {
    return await findOrBuildK6(console.log, buildWithinMs);
  } catch (error) {
    console.log(`The load scenarios are not run: ${(error as Error).message}`);
    return null;
  }
}

const k6 = await obtainK6();

describe.skipIf(k6 === null)('a smoke of 20 s', () => {
  let platform: OwnPlatform | undefined;
  beforeAll(async () => {
    platform = await startOwnPlatform();
  });
  afterAll(() => platform?.stop());

  it.each(scenarioNames())(
    '%s runs without a failure',
    async (scenario) => {
      const run = { k6: k6 ?? '', scenario, url: platform?.url ?? '', smoke: true, withinMs: 90_000 };
      expect(await runK6(run)).toBe(0);
    },
    120_000,
  );
});
