/** For `node --import`: dies before it sends the word of CHAOS_CRASH_ON, as from a record that crashes a library. */
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
