import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CrmIntegration } from '#staff/crm/crm-integration.tsx';
import { crmStatusQuery } from '#staff/crm/api/crm-status.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import NotFound from '../site/not-found.tsx';

/** `/admin/{crm_provider}`: only the provider in use has a page. */
export default function CrmProvider() {
  const { provider = '' } = useParams();
  const { data: crm, error } = useQuery(crmStatusQuery);
  if (crm === undefined && error === null) return <Skeleton className="h-96 w-full" />;
  if (crm !== undefined && crm.provider !== provider) return <NotFound />;
  return <CrmIntegration provider={provider} />;
}
