/** Loads messages in the browser: only the language of the page, and the admin's only inside the admin. */
import type { i18n, Resource } from 'i18next';
import type { Language } from './language.ts';

/** The messages of the public site in one language, as a file of its own. */
export async function loadPublicMessages(language: Language): Promise<Resource[string]> {
  const file = language === 'ar' ? await import('./ar/public.ts') : await import('./en/public.ts');
  return file.publicMessages;
}

/** Adds the admin's messages to a translator; a second call changes nothing. */
export async function addAdminMessages(translator: i18n, language: Language): Promise<void> {
  const file = language === 'ar' ? await import('./ar/admin.ts') : await import('./en/admin.ts');
  for (const [area, messages] of Object.entries(file.adminMessages))
    translator.addResourceBundle(language, area, messages, true, false);
}
