/** What a username may hold: letters and digits of any script, and . _ @ - (the contract's own rule). */
export const usernamePattern = /^[\p{L}\p{N}._@-]{1,50}$/u;
