/** A code of the contract without a text does not compile. */
import type { components } from '@manzil/contract/api';

export type ProblemCode = components['schemas']['ProblemCode'];
type Area = ProblemCode extends infer C ? (C extends `${infer A}.${string}` ? A : never) : never;
type Name<A extends string> = ProblemCode extends infer C ? (C extends `${A}.${infer N}` ? N : never) : never;

export type ProblemTexts = { [A in Area]: { [N in Name<A>]: string } };
