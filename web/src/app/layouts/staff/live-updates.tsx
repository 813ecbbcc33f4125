import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { useLiveUpdates } from '#staff-lib/live/use-live-updates.ts';
import { DesktopNotices } from '#staff/notices/desktop-notices.tsx';

/** Keeps every screen of staff as it is by now. */
export function LiveUpdates({ user }: { user: AuthUser }) {
  const leads = useLiveUpdates(user.id);
  return user.permissions.includes('leads.read_own') && <DesktopNotices userId={user.id} isFirstTab={leads} />;
}
