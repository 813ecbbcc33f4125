import type { Fault } from '../fault.ts';

export const mailFaults: readonly Fault[] = [
  {
    id: 'mail-01',
    kind: 'plain',
    harm: 'A mail that the mail server did not take at the first try is never sent.',
    file: 'services/core/src/messaging/routing.ts',
    find: "queue: delivery.consumer === 'mail' ? 'mail-retry' : 'crm-retry',",
    put: "queue: 'crm-retry',",
  },
  {
    id: 'mail-02',
    kind: 'combination',
    harm: 'When the address in the profile of an agent is wrong, nobody hears of the enquiry.',
    file: 'services/core/src/mail/lead-mail-target.ts',
    find: "outcome.code !== 'mail.recipient_refused'",
    put: "outcome.code !== 'mail.refused'",
  },
  {
    id: 'mail-03',
    kind: 'combination',
    harm: 'An enquiry about the listing of an agent who has left is mailed to that agent.',
    file: 'services/core/src/mail/store/lead-mail-reader.ts',
    find: "and a.is_active and trim(a.email) <> ''",
    put: "and trim(a.email) <> ''",
  },
  {
    id: 'mail-04',
    kind: 'edge',
    harm: 'The mail says that an enquiry of one in the morning came on the day before.',
    file: 'services/core/src/mail/lead-mail.ts',
    find: "timeStyle: 'short', timeZone: 'Asia/Qatar' } as const;",
    put: "timeStyle: 'short', timeZone: 'UTC' } as const;",
  },
  {
    id: 'mail-05',
    kind: 'combination',
    harm: 'A mail that is sent again after an answer was lost stands twice in the mailbox.',
    file: 'services/core/src/mail/smtp-mailer.ts',
    find: '    messageId: `<${mail.id}@${hostName}>`,\n',
    put: '',
    also: [
      {
        file: 'services/core/src/mail/smtp-mailer.ts',
        find: '{ from, hostName }: SmtpOptions',
        put: '{ from }: SmtpOptions',
      },
    ],
  },
  {
    id: 'mail-06',
    kind: 'combination',
    harm: 'The password of the mail account goes over the network in the open when the server offers no encryption.',
    file: 'services/core/src/mail/smtp-mailer.ts',
    find: "requireTLS: !secure && options.tls === 'on'",
    put: "requireTLS: secure && options.tls === 'on'",
  },
];
