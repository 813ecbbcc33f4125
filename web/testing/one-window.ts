/** One window for a worker's files: React, pages and texts load once. `screen.tsx` clears it after each test. */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
let opened = false;

const oneWindow: Environment = {
  ...happyDom,
  name: 'one-window',
  async setup(global, options) {
    if (!opened) await happyDom.setup(global, options);
    opened = true;
    return { teardown: () => undefined };
  },
};
export default oneWindow;
