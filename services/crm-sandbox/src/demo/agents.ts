/** E-mail addresses of the agency's agents, by the kinds of listing they look after; the site's seed has the same people. */
import type { DemoKind } from './types.ts';

export const agentsOf: Readonly<Record<DemoKind, readonly string[]>> = {
  office: [],
  retail: [],
  warehouse: [],
  apartment: [],
  villa: [],
};
