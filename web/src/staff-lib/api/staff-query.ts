/** Queries and changes of staff. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Address, asked } from '#lib/api/asked.ts';

/** Key and function of a query of staff. What visitors get at the same address is another answer. Fails with ApiError. */
export function staffAsked<P extends Address>(...request: Parameters<typeof asked<P>>) {
  const { queryKey, queryFn } = asked<P>(...request);
  return { queryKey: [...queryKey, 'staff'] as const, queryFn };
}

/** Asks anew what these addresses of the contract gave, however they were filled. */
export async function askAgain(queryClient: QueryClient, ...addresses: Address[]): Promise<void> {
  await Promise.all(addresses.map((address) => queryClient.invalidateQueries({ queryKey: [address] })));
}

/**
 * A change. However it ends, what these addresses give is asked anew: a refusal may mean that somebody else was faster.
 * Fails with ApiError.
 */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, ...addresses: Address[]) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => askAgain(queryClient, ...addresses) });
}
