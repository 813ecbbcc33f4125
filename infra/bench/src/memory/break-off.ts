/** Leave after asking, or with the first bytes of the answer. */
import { connect } from 'node:net';

interface Leaving {
  port: number;
  count: number;
  next: () => Buffer;
}

const atOnce = 4;
const leavesWithinMs = 5_000;

export async function breakOff({ port, count, next }: Leaving): Promise<void> {
  let left = count;
  const leaveOneByOne = async (): Promise<void> => {
    while ((left -= 1) >= 0) await leave(port, next(), left % 2 === 0);
  };
  await Promise.all(Array.from({ length: atOnce }, leaveOneByOne));
}

function leave(port: number, request: Buffer, atOnceAfterAsking: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.destroy(), leavesWithinMs);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(request, () => {
      if (atOnceAfterAsking) socket.destroy();
    });
    socket.once('data', () => socket.destroy());
  });
}
