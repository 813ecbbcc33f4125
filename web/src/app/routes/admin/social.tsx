import { SocialManager } from '#features/social-admin/social-manager.tsx';
import { useMay } from '#lib/auth/use-may.ts';

export default function Social() {
  return <SocialManager mayEdit={useMay('admin', 'editor')} />;
}
