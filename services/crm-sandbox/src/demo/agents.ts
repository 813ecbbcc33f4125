/** The site's seed has the same people. */
import type { DemoKind } from './types.ts';

const at = (mailbox: string): string => `${mailbox}@manzil.example`;

export const agentsOf: Readonly<Record<DemoKind, readonly string[]>> = {
  office: [at('layla.haddad'), at('daniel.okafor'), at('khalid.almansouri')],
  retail: [at('marc.lefevre')],
  warehouse: [at('rajesh.menon')],
  apartment: [at('yasmin.farouk'), at('hamad.alsulaiti')],
  villa: [at('noura.alkuwari'), at('hamad.alsulaiti')],
};
