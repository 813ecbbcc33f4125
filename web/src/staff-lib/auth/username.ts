/** The contract's rule: any script's letters and digits, and . _ @ - */
export const usernamePattern = /^[\p{L}\p{N}._@-]{1,50}$/u;
