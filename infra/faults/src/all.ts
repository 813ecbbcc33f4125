import type { Fault } from './fault.ts';
import { contentFaults } from './list/content.ts';
import { deliveryFaults } from './list/delivery.ts';
import { formFaults } from './list/forms.ts';
import { headFaults } from './list/heads.ts';
import { importFaults } from './list/import.ts';
import { intakeFaults } from './list/intake.ts';
import { languageFaults } from './list/languages.ts';
import { mailFaults } from './list/mail.ts';
import { permissionFaults } from './list/permissions.ts';
import { providerFaults } from './list/providers.ts';
import { searchFaults } from './list/search.ts';
import { settingsFaults } from './list/settings.ts';
import { syncFaults } from './list/sync.ts';

export const allFaults: readonly Fault[] = [
  ...deliveryFaults,
  ...providerFaults,
  ...intakeFaults,
  ...syncFaults,
  ...searchFaults,
  ...permissionFaults,
  ...formFaults,
  ...headFaults,
  ...languageFaults,
  ...mailFaults,
  ...settingsFaults,
  ...importFaults,
  ...contentFaults,
];
