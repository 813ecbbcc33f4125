import type { Fault } from '../fault.ts';

export const settingsFaults: readonly Fault[] = [
  {
    id: 'settings-01',
    kind: 'edge',
    harm: 'The nightly pull that is set to three in the morning comes at six.',
    file: 'services/core/src/platform/cron.ts',
    find: "const timeZone = 'Asia/Qatar';",
    put: "const timeZone = 'UTC';",
  },
  {
    id: 'settings-02',
    kind: 'combination',
    harm: 'Saving another schedule starts a pull at once, for a time of the new schedule that has passed already.',
    file: 'services/core/src/data/schedule-store.ts',
    find: 'do update set last_tick = greatest(schedule_ticks.last_tick, excluded.last_tick)',
    put: 'do nothing',
  },
  {
    id: 'settings-03',
    kind: 'combination',
    harm: 'Changing the model of an assistant forgets its key, and the chat falls back to plain answers.',
    file: 'services/core/src/settings/store/integration-settings-writer.ts',
    find: '    const stored = await unit.em.findOne(IntegrationSetting, { platform: provider });\n',
    put: '',
    also: [
      {
        file: 'services/core/src/settings/store/integration-settings-writer.ts',
        find: '{ ...stored?.config, model }',
        put: '{ model }',
      },
    ],
  },
  {
    id: 'settings-04',
    kind: 'combination',
    harm: 'Visits are measured although staff have switched the measurement off, where the environment names an account.',
    file: 'web/server/site-facts.ts',
    find: 'const id = saved === undefined ? (environment?.id ?? null) : saved;',
    put: 'const id = saved ?? environment?.id ?? null;',
  },
  {
    id: 'settings-05',
    kind: 'combination',
    past: 'decision 18',
    harm: 'A new key of the CRM that an administrator saves is not used until every process is started again.',
    file: 'services/core/src/crm/store/crm-credentials-store.ts',
    find: 'if (now() - readAt <= ageMs) return known;',
    put: 'if (known !== null || now() - readAt <= ageMs) return known;',
  },
  {
    id: 'settings-06',
    kind: 'combination',
    harm: 'Who marks the stored key as forgotten and then types a new one ends up with no key.',
    file: 'web/src/staff/settings/chat-values.ts',
    find: "...(key.trim() !== '' ? { key: key.trim() } : forget ? { key: null } : {}),",
    put: "...(forget ? { key: null } : key.trim() !== '' ? { key: key.trim() } : {}),",
  },
];
