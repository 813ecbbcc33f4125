import { mayTakePassword } from '@manzil/core/mailbox/mailbox';
import type { Mailbox, MailboxChange, MailboxTrial } from './mailbox-api.ts';

export const mostPort = 65_535;

export interface MailboxValues extends Pick<Mailbox, 'enabled' | 'host' | 'security' | 'username' | 'folder'> {
  port: string;
  answersTo: string;
  /** Empty keeps the stored one. */
  password: string;
}

export type MailboxFault = 'required' | 'passwordNeeded' | 'wrong.host' | 'wrong.port' | 'wrong.answersTo';

/** The password never comes from the server. */
export const valuesOf = ({ enabled, host, port, security, username, folder, answersTo }: Mailbox): MailboxValues => ({
  enabled,
  host,
  port: String(port),
  security,
  username,
  folder,
  answersTo: answersTo ?? '',
  password: '',
});

export function trialOf({ host, port, security, username, folder, password }: MailboxValues): MailboxTrial {
  return {
    host: host.trim(),
    port: Number(port),
    security,
    username: username.trim(),
    folder: folder.trim(),
    ...(password === '' ? {} : { password }),
  };
}

export const changeOf = (values: MailboxValues, version: number): MailboxChange => ({
  ...trialOf(values),
  enabled: values.enabled,
  answersTo: values.answersTo.trim() || null,
  version,
});

/** As the server. @param needsServer also while it is switched off */
export function faultsOf(
  values: MailboxValues,
  stored: Mailbox,
  needsServer = values.enabled,
): Partial<Record<keyof MailboxValues, MailboxFault>> {
  const { host, port, username, folder, answersTo } = values;
  const mail = answersTo.trim();
  return {
    ...(needsServer && host.trim() === '' && { host: 'required' }),
    ...(/^[\w.:-]*$/.test(host.trim()) ? {} : { host: 'wrong.host' }),
    ...(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= mostPort ? {} : { port: 'wrong.port' }),
    ...(needsServer && username.trim() === '' && { username: 'required' }),
    ...(folder.trim() === '' && { folder: 'required' }),
    ...(mail !== '' && !/^[^\s@]+@[^\s@]+$/.test(mail) && { answersTo: 'wrong.answersTo' }),
    ...(needsPassword(values, stored, needsServer) && { password: 'passwordNeeded' }),
  };
}

function needsPassword(values: MailboxValues, stored: Mailbox, needsServer: boolean): boolean {
  if (values.password !== '') return false;
  if (stored.passwordState === 'none') return needsServer;
  return !mayTakePassword(stored, trialOf(values)) || (needsServer && stored.passwordState === 'unreadable');
}
