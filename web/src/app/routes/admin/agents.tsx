import { TeamManager } from '#features/team-admin/team-manager.tsx';
import { useMay } from '#lib/auth/use-may.ts';

export default function Agents() {
  return <TeamManager mayEdit={useMay('admin', 'editor')} />;
}
