/** Debian's Dovecot: a real IMAP server, for as long as a test runs. */
import { freePort } from '@manzil/embedded/free-port';
import { endInSteps } from '@manzil/embedded/process/end-child';
import { certificate } from '@manzil/core/mail/testing/certificate';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface TestDovecot {
  /** STARTTLS, and plain from this machine. */
  readonly port: number;
  readonly tlsPort: number;
  readonly pid: number;
  readonly username: string;
  readonly password: string;
  /** The folder INBOX, as Maildir. */
  readonly maildir: string;
  /** Puts a message in, as a mail server does. @returns its file */
  deliver(message: string | Buffer): Promise<string>;
  /** Removes all messages, and what Dovecot knows of them: a new UIDVALIDITY. */
  forget(): Promise<void>;
  /** Connections stay open, and nobody answers. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const [username, password] = ['office', 'pass word "1" ÿ'];
/** Of whom Dovecot serves: nobody signs in as root there. */
const mailUser = { uid: 1_300, gid: 1_300 };

/** On free ports. Throws without dovecot: a missing one never skips a test. */
export async function startTestDovecot(): Promise<TestDovecot> {
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-dovecot-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? mailUser : { uid: userInfo().uid, gid: userInfo().gid };
  const [port, tlsPort] = [await freePort(), await freePort()];
  const home = path.join(folder, 'home');
  const maildir = path.join(home, 'Maildir');
  await chmod(folder, 0o755);
  await makeMaildir(home, maildir, owner);
  await writeFile(path.join(folder, 'key.pem'), certificate.key, { mode: 0o600 });
  await writeFile(path.join(folder, 'cert.pem'), certificate.cert);
  await writeFile(path.join(folder, 'users'), `${username}:{PLAIN}${password}:${owner.uid}:${owner.gid}::${home}\n`);
  await writeFile(path.join(folder, 'dovecot.conf'), configOf({ folder, port, tlsPort, maildir, owner, isRoot }));
  const server = await launch(folder, port);
  const endWithUs = (): void => void server.kill('SIGKILL');
  process.once('exit', endWithUs);
  let delivered = 0;
  return {
    port,
    tlsPort,
    pid: server.pid ?? 0,
    username,
    password,
    maildir,
    async deliver(message) {
      delivered += 1;
      const file = path.join(maildir, 'new', `${String(Date.now())}.${String(delivered).padStart(6, '0')}.test`);
      await writeFile(file, message);
      await chown(file, owner.uid, owner.gid);
      return file;
    },
    async forget() {
      for (const name of await readdir(maildir)) await rm(path.join(maildir, name), { recursive: true });
      // a pause: UIDVALIDITY is the second in which the folder began, so the next one has to come
      await sleep(1_100);
      await makeMaildir(home, maildir, owner);
    },
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    stop: async () => {
      signalAll(server, 'SIGCONT');
      await endInSteps(server, [
        ['SIGTERM', 3_000],
        ['SIGKILL', 0],
      ]);
      process.off('exit', endWithUs);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Its own group: the server and whom it started for sign-ins and mailboxes. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

async function makeMaildir(home: string, maildir: string, { uid, gid }: { uid: number; gid: number }) {
  for (const one of [home, maildir, ...['cur', 'new', 'tmp'].map((name) => path.join(maildir, name))]) {
    await mkdir(one, { recursive: true });
    await chown(one, uid, gid);
  }
}

interface Config {
  folder: string;
  port: number;
  tlsPort: number;
  maildir: string;
  owner: { uid: number };
  isRoot: boolean;
}

/** As root its own users of Debian's package; else everything runs as whoever started it, without chroot. */
function configOf({ folder, port, tlsPort, maildir, owner, isRoot }: Config): string {
  const user = userInfo().username;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
instance_name = ${path.basename(folder)}
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
mail_location = maildir:${maildir}
first_valid_uid = ${String(Math.min(owner.uid, 500))}
first_valid_gid = 0
auth_mechanisms = plain
disable_plaintext_auth = no
auth_failure_delay = 0
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
${isRoot ? '' : `default_internal_user = ${user}\ndefault_login_user = ${user}`}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${String(port)}
  }
  inet_listener imaps {
    port = ${String(tlsPort)}
    ssl = yes
  }
}
service anvil {
  ${isRoot ? '' : 'chroot ='}
  # else whoever signs in after a wrong password waits
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
`;
}

async function launch(folder: string, port: number): Promise<ChildProcess> {
  const environment = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
  const server = spawn('dovecot', ['-F', '-c', path.join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment,
    detached: true,
  });
  let said = '';
  let failed: Error | null = null;
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-5_000);
  });
  server.once('error', (cause) => {
    failed = new Error('dovecot is not on the PATH; install it (Debian: dovecot-imapd)', { cause });
  });
  // a pause: between two looks whether the port answers
  for (const until = Date.now() + 15_000; Date.now() < until; await sleep(50)) {
    if (failed !== null) throw failed;
    if (server.exitCode !== null) break;
    if (await answers(port)) return server;
  }
  server.kill('SIGKILL');
  throw new Error(`dovecot was not ready: ${said.slice(-1_000)}`);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: 1_000 });
    const end = (isReady: boolean): void => {
      socket.destroy();
      resolve(isReady);
    };
    socket
      .once('data', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
