import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';
import { PrivacyScreen } from '#staff/privacy/privacy-screen.tsx';

export default function PrivacyPage() {
  return (
    <PermittedScreen needs="people.erase">
      <PrivacyScreen />
    </PermittedScreen>
  );
}
