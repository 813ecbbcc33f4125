import { TeamManager } from '#staff/team/team-manager.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';

export default function Agents() {
  return <TeamManager mayEdit={useMay('team.write')} />;
}
