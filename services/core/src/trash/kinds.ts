/** For pages too: nothing of a server. */
export const trashKinds = ['lead', 'property', 'post', 'agent'] as const;
export type TrashKind = (typeof trashKinds)[number];
