import { expect, it } from 'vitest';
import { readKinds } from './stream.ts';

it('reads the kinds that it knows, whatever the server says [M-1168]', () => {
  expect(readKinds('{"kinds":["leads","weather"]}')).toEqual(['leads']);
  for (const other of ['', '{}', 'null', '{"kinds":"leads"}', '{"kinds":[1]}']) expect(readKinds(other)).toEqual([]);
});
