/** Visitors get only what is active or published. */
export interface Audience {
  staff: boolean;
}
