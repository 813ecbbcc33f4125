import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Address, asked } from '#lib/api/asked.ts';

/** Apart from the visitors' at the same address. Fails with ApiError. */
export function staffAsked<P extends Address>(...request: Parameters<typeof asked<P>>) {
  const { queryKey, queryFn } = asked<P>(...request);
  return { queryKey: [...queryKey, 'staff'] as const, queryFn };
}

export async function askAgain(queryClient: QueryClient, ...addresses: Address[]): Promise<void> {
  await Promise.all(addresses.map((address) => queryClient.invalidateQueries({ queryKey: [address] })));
}

/** Asks these addresses anew, also when refused: somebody may have been faster. Fails with ApiError. */
export function useChange<Input, Output>(send: (input: Input) => Promise<Output>, ...addresses: Address[]) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => askAgain(queryClient, ...addresses) });
}
