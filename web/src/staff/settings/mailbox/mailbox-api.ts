import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

type Schemas = components['schemas'];
export type Mailbox = Schemas['Mailbox'];
export type MailboxChange = Schemas['MailboxChange'];
export type MailboxTrial = Schemas['MailboxTrial'];
export type MailboxProblem = Schemas['MailboxProblem'];

const address = '/api/mailbox';
const lookAgainMs = 30_000;

/** Its form begins once; how the last look went is asked again while it is read. */
export const mailboxQuery = queryOptions({
  ...staffAsked(address),
  refetchInterval: ({ state: { data } }) => (data?.enabled === true ? lookAgainMs : false),
});

/** Fails with ApiError. */
export function useSaveMailbox() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MailboxChange) => dataOf(browserApi.PUT(address, { body })),
    onSuccess: (saved) => queryClient.setQueryData(mailboxQuery.queryKey, saved),
  });
}

/** Fails with ApiError when it could not be tried. */
export function useTryMailbox() {
  return useMutation({
    mutationFn: (body: MailboxTrial) => dataOf(browserApi.POST('/api/mailbox/try', { body })),
  });
}
