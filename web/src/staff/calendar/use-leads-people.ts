import { useMay } from '#staff-lib/auth/use-may.ts';
import { usePeople } from './api/viewings.ts';

/** Whom else one may look at and give work; empty for whoever leads nobody. */
export function useLeadsPeople() {
  const all = useMay('leads.read_all');
  const team = useMay('leads.read_team');
  const { data = [] } = usePeople(all || team);
  return { people: all || team ? data : [], seesAll: all };
}
