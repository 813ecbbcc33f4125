/** The contract's rule: letters and digits of any script, and . _ @ - */
export const usernamePattern = /^[\p{L}\p{N}._@-]{1,50}$/u;
