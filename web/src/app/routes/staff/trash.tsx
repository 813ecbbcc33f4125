import { useLocation } from 'react-router';
import { AccessDenied } from '#staff/auth/access-denied.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { TrashManager } from '#staff/trash/trash-manager.tsx';

/** Whoever may delete something sees it here; the api leaves out the rest. */
export default function TrashPage() {
  const { pathname } = useLocation();
  const mayDelete = [useMay('leads.delete'), useMay('listings.write'), useMay('blog.write'), useMay('team.write')];
  return mayDelete.includes(true) ? <TrashManager /> : <AccessDenied signedIn returnTo={pathname} />;
}
