import { describe, expect, it } from 'vitest';
import { EmbeddedPostgresError, isDiskFull } from './postgres/postgres-error.ts';
import { sentenceFor, StartError } from './start-error.ts';

const coded = (code: string, more = {}): Error =>
  Object.assign(new Error(`${code}: said the system`), { code, ...more });

describe('isDiskFull', () => {
  it.each([
    coded('ENOSPC'),
    coded('EDQUOT'),
    new Error('could not write to file: No space left on device'),
    new EmbeddedPostgresError('did not start', 'FATAL:  could not extend file: No space left on device'),
    'initdb: error: No space left on device',
  ])('knows %s', (error) => {
    expect(isDiskFull(error)).toBe(true);
  });

  it.each([coded('EACCES'), new EmbeddedPostgresError('port taken', 'Address already in use'), undefined])(
    'not %s',
    (error) => {
      expect(isDiskFull(error)).toBe(false);
    },
  );
});

describe('sentenceFor', () => {
  it.each([
    [new StartError('Port 3000 is taken.'), /^Port 3000 is taken\.$/],
    [coded('ENOSPC'), /^The disk that holds \/data is full; .* DATA_DIR/],
    [coded('EACCES', { path: '/data/logs' }), /^\/data\/logs may not be written by this user; .* DATA_DIR/],
    [coded('EROFS'), /^\/data may not be written/],
    [new Error('made by a newer version'), /^made by a newer version$/],
    ['plain', /^plain$/],
  ])('words %s', (error, sentence) => {
    expect(sentenceFor(error, '/data')).toMatch(sentence);
  });
});
