/** Same keys as the English original, with Arabic's six plural forms. */

type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Keys<K> = K extends `${infer Base}_other` ? `${Base}_${ArabicForm}` : K extends `${string}_one` ? never : K;
type EnglishKey<T, K> = K extends keyof T
  ? K
  : K extends `${infer Base}_${ArabicForm}`
    ? `${Base}_other` & keyof T
    : never;

/** A missing or surplus key is a type error. */
export type Arabic<T> = {
  [K in Keys<keyof T>]: T[EnglishKey<T, K> & keyof T] extends string ? string : Arabic<T[EnglishKey<T, K> & keyof T]>;
};
