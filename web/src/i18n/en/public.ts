import { common } from './common.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { leadForm } from './lead-form.ts';
import { listing } from './listing.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { vocabulary } from './vocabulary.ts';

/** Every namespace of the public site. */
export const publicMessages = { common, contact, home, leadForm, listing, search, shell, vocabulary };
