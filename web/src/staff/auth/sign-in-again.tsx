import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type AuthUser, authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useRefusal } from '#staff-ui/use-refusal.ts';
import type { FirstStep } from './sign-in-window.tsx';

const SignInWindow = lazy(() => import('./sign-in-window.tsx'));

/** A session that ended is begun again over the page, which stays with all that was typed; its calls wait meanwhile. */
export function SignInAgain({ user, first }: { user: AuthUser; first: FirstStep }) {
  const answer = useRefusal('auth.required');
  const queryClient = useQueryClient();
  const [personId] = useState(user.id);
  if (answer === null) return null;
  return (
    <Suspense>
      <SignInWindow
        username={user.username}
        first={first}
        onSignedIn={(now) => {
          // another person's page must keep nothing of the first one's
          if (now.id === personId) answer(true);
          else window.location.reload();
        }}
        onLeave={() => {
          answer(false);
          queryClient.setQueryData(authUserQuery.queryKey, null);
        }}
      />
    </Suspense>
  );
}
