/** What the rules look at. */
export interface SpamText {
  name: string;
  email: string;
  message: string;
  /** Links of the message that lead away from the site. */
  links: readonly string[];
}
