/** Prints its process number and waits to be killed. */
import { startPostgres } from '../postgres/postgres.ts';

const server = await startPostgres({ dataDir: process.argv[2] ?? '', fsync: false });
process.stdout.write(String(server.pid));
setInterval(() => undefined, 1_000);
