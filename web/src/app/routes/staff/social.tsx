import { SocialManager } from '#staff/social/social-manager.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';

export default function Social() {
  return <SocialManager mayEdit={useMay('social.write')} />;
}
