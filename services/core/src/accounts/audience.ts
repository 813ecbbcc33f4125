/** Visitors get what is active or published. */
export interface Audience {
  staff: boolean;
}
