/**
 * Loaded before a worker (`node --import`): the process dies the moment it is about to send the word of CHAOS_CRASH_ON to
 * anybody, as it would from a record that makes its library crash. Nothing of that request leaves.
 */
import { Socket } from 'node:net';

const word = process.env['CHAOS_CRASH_ON'] ?? '';
type Write = (this: Socket, ...given: unknown[]) => boolean;
const writeAsBefore = Socket.prototype.write as Write;

const writeOrDie: Write = function write(...given) {
  const [chunk] = given;
  const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString('latin1') : String(chunk);
  if (word !== '' && text.includes(word)) process.kill(process.pid, 'SIGKILL');
  return writeAsBefore.apply(this, given);
};
Socket.prototype.write = writeOrDie;
