import { useQuery } from '@tanstack/react-query';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { crmProviderQuery } from './api/crm-provider.ts';
import { ConnectionTest } from './connection-test.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { CrmAbilities } from './crm-abilities.tsx';
import { FormerQuestion } from './former-question.tsx';
import { UntoldQuestion } from './pulls/untold-question.tsx';

export function OpenQuestions() {
  const { data } = useQuery(crmProviderQuery);
  if (data === undefined) return null;
  const { name, capabilities, former, untold } = data;
  return (
    <>
      {former.map((one) => (
        <FormerQuestion key={one.provider} former={one} connected={name} />
      ))}
      {capabilities.takesListings && untold.listings > 0 && <UntoldQuestion untold={untold} connected={name} />}
    </>
  );
}

/** Test and key for administrators only. */
export function CrmConnection() {
  const { data, error } = useQuery(crmProviderQuery);
  const mayChange = useMay('crm.manage');
  if (data === undefined) return error === null ? <Skeleton className="h-72 w-full" /> : null;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <CrmAbilities state={data} />
      {mayChange && (
        <div className="space-y-4">
          <ConnectionTest />
          <CredentialsForm state={data} />
        </div>
      )}
    </div>
  );
}
