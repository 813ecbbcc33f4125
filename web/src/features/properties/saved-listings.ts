import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Ids of the listings that this browser keeps; never sent anywhere. Read after the page is shown, as the server cannot know them. */
const savedListingsAtom = atomWithStorage<number[]>('savedListings', []);
const mostSaved = 200;

/** Whether a listing is kept, and a switch for it. */
export function useSavedListing(id: number): { saved: boolean; toggle: () => void } {
  const [ids, setIds] = useAtom(savedListingsAtom);
  const saved = ids.includes(id);
  const toggle = () => {
    setIds(saved ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, mostSaved));
  };
  return { saved, toggle };
}
