export interface SpamText {
  name: string;
  email: string;
  message: string;
  /** only those that lead away */
  links: readonly string[];
}
