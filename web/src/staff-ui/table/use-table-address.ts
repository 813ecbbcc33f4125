import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { harmless } from '../use-form-address.ts';
import { RequestedParams } from './requested-params.ts';
import { changedParams, ownParams, type TableSpec } from './table-query.ts';

export interface TableAddress {
  /** What the list shows. */
  params: URLSearchParams;
  /** Opened by an address that says nothing of a table. */
  openedBare: boolean;
  request: (changed: (latest: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;
}

/**
 * The address of a list, and before it says so what the list was left with: the first rows asked for are the ones that
 * stay, and a search field has its text before anybody types.
 * @param left own parameters from memory; an address that says something of the table wins
 */
export function useTableAddress(spec: TableSpec, left: string): TableAddress {
  const [address, setParams] = useSearchParams();
  const [opening] = useState(() => address.toString());
  const [openedBare] = useState(() => ownParams(address, spec) === '');
  const [ahead, setAhead] = useState(() => (openedBare && left !== '' ? asLeft(address, left) : null));
  const [requested] = useState(() => new RequestedParams(address));
  if (ahead !== null && address.toString() !== opening) setAhead(null);
  useEffect(() => requested.arrived(address), [requested, address]);

  const request = useCallback<TableAddress['request']>(
    (changed, options = {}) => {
      // a window just opened is in the address before the router shows it
      requested.arrived(new URLSearchParams(window.location.search));
      const next = requested.request(changed(requested.latest));
      setAhead((before) => before && next);
      // a form in such a window stays open
      setParams(next, { preventScrollReset: true, state: harmless, ...options });
    },
    [requested, setParams],
  );
  // before anybody sees the list, so that no other change of the address comes first
  useLayoutEffect(() => {
    if (openedBare && left !== '') request((latest) => asLeft(latest, left), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once: whoever clears the list does not get it back
  }, []);
  return { params: ahead ?? address, openedBare, request };
}

function asLeft(address: URLSearchParams, left: string): URLSearchParams {
  return changedParams(address, { page: '1', ...Object.fromEntries(new URLSearchParams(left)) });
}
