import { useQuery } from '@tanstack/react-query';
import { useMay } from '#lib/auth/use-may.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { crmProviderQuery } from './api/crm-provider.ts';
import { ConnectionTest } from './connection-test.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { CrmAbilities } from './crm-abilities.tsx';
import { FormerQuestion } from './former-question.tsx';

/** What a former CRM left open; nothing where there is none. */
export function FormerQuestions() {
  const { data } = useQuery(crmProviderQuery);
  return data?.former.map((former) => <FormerQuestion key={former.provider} former={former} connected={data.name} />);
}

/** What the connected CRM can; for administrators also its test and its key. */
export function CrmConnection() {
  const { data, error } = useQuery(crmProviderQuery);
  const mayChange = useMay('admin');
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
