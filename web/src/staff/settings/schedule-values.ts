/** Any other is written as an expression. */
export const schedulePresets = {
  quarter: '*/15 * * * *',
  half: '*/30 * * * *',
  hour: '0 * * * *',
  sixHours: '0 */6 * * *',
  night: '0 3 * * *',
} as const;
export type SchedulePreset = keyof typeof schedulePresets;
export const presetNames = Object.keys(schedulePresets) as SchedulePreset[];

export function presetOf(cron: string): SchedulePreset | 'custom' {
  return presetNames.find((name) => schedulePresets[name] === cron) ?? 'custom';
}
