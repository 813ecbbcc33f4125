import type { MouseEvent } from 'react';
import { browserApi } from '#lib/api/client.ts';

/** Ends the session, then loads the site anew: nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  const ended = await browserApi.POST('/api/logout').then(
    () => true,
    () => false,
  );
  // where the session is over already, or the call failed, the server decides
  window.location.assign(ended ? '/' : '/api/logout');
}

/** For a link to `/api/logout`, which works without scripts and in another tab too. */
export function signOutByLink(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void signOut();
}
