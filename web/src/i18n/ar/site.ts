import type { publicMessages as english } from '../en/site.ts';
import type { Arabic } from '../translation.ts';
import { about } from './site/about.ts';
import { chat } from './site/chat.ts';
import { blog } from './site/blog.ts';
import { brochure, media } from './site/brochure.ts';
import { common } from './common.ts';
import { contact } from './site/contact.ts';
import { enquiry } from './site/enquiry.ts';
import { facts } from './site/facts.ts';
import { filters } from './site/filters.ts';
import { home } from './site/home.ts';
import { instalments } from './site/instalments.ts';
import { landing } from './site/landing.ts';
import { leadForm } from './site/lead-form.ts';
import { legal } from './site/legal.ts';
import { listingFields } from './listing-fields.ts';
import { listing } from './site/listing.ts';
import { newsletter } from './site/newsletter.ts';
import { recent } from './site/recent.ts';
import { search } from './site/search.ts';
import { services } from './site/services.ts';
import { shell } from './site/shell.ts';
import { subscription } from './site/subscription.ts';
import { team } from './site/team.ts';
import { vocabulary } from './vocabulary.ts';

export const publicMessages: Arabic<typeof english> = {
  about,
  chat,
  blog,
  brochure,
  common,
  contact,
  enquiry,
  facts,
  filters,
  home,
  instalments,
  landing,
  leadForm,
  legal,
  listing,
  listingFields,
  media,
  newsletter,
  recent,
  search,
  services,
  shell,
  subscription,
  team,
  vocabulary,
};
