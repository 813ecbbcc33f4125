import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type AuthUser, authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { useRefusal } from '#staff-ui/use-refusal.ts';

const SignInWindow = lazy(() => import('./sign-in-window.tsx'));

/** A session that ended is begun again over the page, which stays with all that was typed; its calls wait meanwhile. */
export function SignInAgain({ user }: { user: AuthUser }) {
  const answer = useRefusal('auth.required');
  const queryClient = useQueryClient();
  const [first] = useState(user.id);
  if (answer === null) return null;
  return (
    <Suspense>
      <SignInWindow
        username={user.username}
        onSignedIn={(now) => {
          // another person's page must keep nothing of the first one's
          if (now.id === first) answer(true);
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
