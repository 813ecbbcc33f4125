import { useSearchParams } from 'react-router';

/** What the address says, and how to say otherwise; null takes it away. */
export function useAsked() {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string | null>): void =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change))
        if (value === null) after.delete(name);
        else after.set(name, value);
      return after;
    });
  const typed = params.get('person') ?? 'me';
  const person = /^(?:me|all|[1-9]\d{0,8})$/.test(typed) ? typed : 'me';
  return {
    params,
    set,
    person,
    /** For the api, where nobody is everybody. */
    personQuery: person === 'all' ? {} : { person },
  };
}
