/** Parts of docker-compose.yml, .env.example and docs/operations.md. */
import { settings, type SettingName } from '@manzil/core/platform/settings';
import { secretNames, secretsOf } from '@manzil/core/platform/process-secrets';
import { composeDefaults, fixedInContainers, ofOwner } from './compose-values.ts';

export interface Part {
  /** From the root of the repository. */
  file: string;
  /** In the lines around the part. */
  name: string;
  text: string;
}

export const settingNames = Object.keys(settings) as SettingName[];

const processesWithSecrets = ['api', 'crm-sync', 'retry', 'notifier', 'scheduler', 'crm-sandbox', 'migrate'] as const;
const isReadBy = (process: (typeof processesWithSecrets)[number], name: SettingName): boolean =>
  (secretsOf[process] as readonly SettingName[]).includes(name);

/** @param given what .env.example sets by hand */
export function settingsParts(given: ReadonlySet<string>): Part[] {
  const open = settingNames.filter((name) => !secretNames.includes(name));
  const secrets = settingNames.filter((name) => secretNames.includes(name) && !ofOwner.includes(name));
  return [
    { file: 'docker-compose.yml', name: 'settings', text: open.map(composeLine).join('\n') },
    { file: 'docker-compose.yml', name: 'secrets', text: secrets.map(composeLine).join('\n') },
    ...processesWithSecrets.map((process) => ({
      file: 'docker-compose.yml',
      name: `${process}-secrets`,
      text: settingNames
        .filter((name) => isReadBy(process, name))
        .map(composeLine)
        .join('\n'),
    })),
    { file: 'docker-compose.yml', name: 'owner', text: ofOwner.map(composeLine).join('\n') },
    { file: '.env.example', name: 'settings', text: exampleLines(given) },
    { file: 'docs/operations.md', name: 'settings', text: table() },
  ];
}

/** @throws Error when the file lacks the lines around it */
export function withPart(content: string, { file, name, text }: Part): string {
  const lines = content.split('\n');
  const at = (word: string): number =>
    lines.findIndex((line) => line.includes(`${word} of what \`npm run settings-table\` writes: ${name}`));
  const [first, last] = [at('begin'), at('end')];
  if (first === -1 || last < first) throw new Error(`${file} lacks the lines that begin and end its part "${name}"`);
  return [...lines.slice(0, first + 1), ...text.split('\n'), ...lines.slice(last)].join('\n');
}

/** Not those it only mentions. */
export function namesSet(dotEnv: string): Set<string> {
  return new Set(Array.from(dotEnv.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name ?? ''));
}

function composeLine(name: SettingName): string {
  const fixed = fixedInContainers[name];
  const value = fixed ?? `\${${name}:-${composeDefaults[name] ?? ''}}`;
  return `  ${name}: '${value}'`;
}

function exampleLines(given: ReadonlySet<string>): string {
  return settingNames
    .filter((name) => !given.has(name) && fixedInContainers[name] === undefined)
    .map(
      (name) => `# ${settings[name].description ?? ''}\n# ${name}=${composeDefaults[name] ?? codeDefault(name) ?? ''}`,
    )
    .join('\n');
}

function table(): string {
  const rows = settingNames.map((name) => {
    const inCompose = fixedInContainers[name] ?? composeDefaults[name];
    const cell = (value: string | null | undefined): string => (value ? `\`${value}\`` : '');
    const fixed = fixedInContainers[name] === undefined ? '' : ' (fixed)';
    return `| \`${name}\` | ${cell(codeDefault(name))} | ${cell(inCompose)}${fixed} | ${settings[name].description ?? ''} |`;
  });
  return ['', '| setting | default | in compose | meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** As in .env; null for none. */
function codeDefault(name: SettingName): string | null {
  const { success, data } = settings[name].safeParse(undefined);
  if (!success || data === undefined) return null;
  return typeof data === 'boolean' ? (data ? 'on' : 'off') : String(data);
}
