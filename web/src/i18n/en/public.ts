import { about } from './about.ts';
import { chat } from './chat.ts';
import { blog } from './blog.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { leadForm } from './lead-form.ts';
import { legal } from './legal.ts';
import { listing } from './listing.ts';
import { newsletter } from './newsletter.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { shell } from './shell.ts';
import { team } from './team.ts';
import { vocabulary } from './vocabulary.ts';

/** Every namespace of the public site. */
export const publicMessages = {
  about,
  chat,
  blog,
  common,
  contact,
  home,
  leadForm,
  legal,
  listing,
  newsletter,
  search,
  services,
  shell,
  team,
  vocabulary,
};
