/** A small field beside a picture. */
export const pictureLine =
  'min-h-9 w-full min-w-0 rounded-md border border-sand-300 bg-white px-2.5 text-sm placeholder:text-stone-500 hover:border-stone-400';
