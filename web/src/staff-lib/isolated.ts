/** In its own direction (Unicode's first strong isolate): else Arabic turns Latin text and digits round. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
