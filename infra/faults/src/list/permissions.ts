import type { Fault } from '../fault.ts';

/** Who may do what: sessions, roles, accounts, links, limits of sign-in, the audit log. */
export const permissionFaults: readonly Fault[] = [
  {
    id: 'permissions-01',
    kind: 'combination',
    past: 'ef72658',
    harm: 'Who left a tab open for more than twelve hours gets an error when signing in again.',
    edits: [
      {
        file: 'services/api/src/accounts/session.ts',
        find: 'await promised((done) => req.session.regenerate(done));\n    return null;',
        put: 'await endSession(req);\n    return null;',
      },
    ],
  },
  {
    id: 'permissions-02',
    kind: 'combination',
    past: 'aa61075',
    harm: 'Somebody with an IPv6 network gets the full number of guesses at one account again with each address of that network.',
    edits: [
      {
        file: 'services/api/src/accounts/sign-in-limit.ts',
        find: 'hash(`${addressKey(address)}|${username',
        put: 'hash(`${address}|${username',
      },
    ],
  },
  {
    id: 'permissions-03',
    kind: 'edge',
    harm: 'The WhatsApp number of a team member stays readable in the audit log for ever.',
    edits: [
      {
        file: 'services/core/src/audit/audit.ts',
        find: 'whatsapp(_?number)?',
        put: 'whatsapp(_number)?',
      },
    ],
  },
  {
    id: 'permissions-04',
    kind: 'combination',
    harm: "An agent downloads a file with everybody's leads instead of their own.",
    edits: [
      {
        file: 'services/api/src/leads/export-handlers.ts',
        find: 'const leads = streamLeads(pool, { ...query, assigneeId: scopeOf(user) });',
        put: 'const leads = streamLeads(pool, query);',
      },
    ],
  },
  {
    id: 'permissions-05',
    kind: 'combination',
    harm: 'The search of staff shows agents the names and e-mail addresses of leads that are assigned to nobody.',
    edits: [
      {
        file: 'services/core/src/search/store/staff-search-reader.ts',
        find: "leads.where('assigneeId', '=', scope)",
        put: "leads.where((lead) => lead('assigneeId', '=', scope).or('assigneeId', 'is', null))",
      },
    ],
  },
  {
    id: 'permissions-06',
    kind: 'combination',
    harm: 'Who changes the password because somebody else is signed in with it does not throw that person out.',
    edits: [
      {
        file: 'services/api/src/accounts/account-handlers.ts',
        find: '        await endSessions(unit.client, user.id, null);\n',
        put: '',
      },
    ],
  },
  {
    id: 'permissions-07',
    kind: 'combination',
    harm: 'The only administrator who can sign in may be disabled as long as another one was invited and never came.',
    edits: [
      {
        file: 'services/core/src/accounts/store/user-writer.ts',
        find: "    .where('u.id', 'in', ({ selectFrom }) => selectFrom('credentials').select('userId'))\n",
        put: '',
      },
    ],
  },
  {
    id: 'permissions-08',
    kind: 'edge',
    harm: 'The link of a forgotten password opens the account a second time after it was used.',
    edits: [
      {
        file: 'services/core/src/accounts/store/user-writer.ts',
        find: 'await endAccessLinks(client, user);',
        put: 'if (username !== null) await endAccessLinks(client, user);',
      },
    ],
  },
  {
    id: 'permissions-09',
    kind: 'edge',
    harm: 'A request that does not say where it comes from is taken for one of our own pages, with the cookie of who is signed in.',
    edits: [
      {
        file: 'services/api/src/middleware/same-origin.ts',
        find: "req.headers['sec-fetch-site'] === 'same-origin'",
        put: "req.headers['sec-fetch-site'] !== 'cross-site'",
      },
    ],
  },
  {
    id: 'permissions-10',
    kind: 'combination',
    harm: 'A forgotten screen with the list of articles keeps its session alive all day, since what it asks by itself counts as a person.',
    edits: [
      {
        file: 'web/src/staff-lib/api/if-changed.ts',
        find: '      ...presenceHeaders(),\n',
        put: '',
      },
    ],
  },
  {
    id: 'permissions-11',
    kind: 'edge',
    harm: 'An agent pushes a lead off: nobody has it then, although only administrators may assign leads.',
    edits: [
      {
        file: 'services/api/src/leads/handlers.ts',
        find: "if (user.role === 'agent' && body.assigneeId !== undefined)",
        put: "if (user.role === 'agent' && typeof body.assigneeId === 'number')",
      },
    ],
  },
  {
    id: 'permissions-12',
    kind: 'edge',
    harm: 'What was done in the first three hours of a day shows up in the audit log of the day before.',
    edits: [
      {
        file: 'services/core/src/audit/store/audit-reader.ts',
        find: "eb('a.at', '<', dayIn(day, 1))",
        put: "eb('a.at', '<', sql<string>`(${day}::date + 1)::timestamp at time zone 'UTC'`)",
      },
    ],
  },
];
