import { Migration } from '@mikro-orm/migrations';

/** E-mail and phone apart: not everybody is shown them. */
const ofLeads = `
  add column found_by tsvector not null generated always as (
    search_ends(first_name || last_name || reference_id) || strip(search_words(coalesce(message, '')))) stored,
  add column email_ends tsvector not null generated always as (search_ends(email)) stored,
  add column phone_ends tsvector not null generated always as (text_ends(lead_phone_key(phone))) stored`;

/** Its words are in `search_words` (migration 52). Some thousands: looking at each costs less than a second index would cost pulls. */
const ofListings = `
  add column reference_key text not null generated always as (
    replace(search_fold(coalesce(reference_id, '')), ' ', '')) stored`;

const ofPosts = `
  add column found_by tsvector not null generated always as (
    search_ends(title || slug) || strip(search_words(coalesce(excerpt, '')))) stored`;

/**
 * By what staff find leads, listings and articles (decision 44): folded as on the site. Of names, references, addresses and
 * numbers all ends are words of the index, so that any part of them is the beginning of one. Generated: what is erased or made
 * anonymous is gone from them with the same statement.
 */
export class Migration0056 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create function text_ends(value text) returns tsvector language sql immutable parallel safe
        return (select coalesce(array_to_tsvector(array_agg(distinct substr(value, n, 40))), ''::tsvector)
          from generate_series(1, least(coalesce(length(value), 0), 300)) n);
      -- in one word: the cipher keeps the article at the beginning, where people write it together with the name
      create function search_ends(value text) returns tsvector language sql immutable parallel safe
        return text_ends(substr(replace(search_fold('0' || regexp_replace(value, '\\s', '', 'g')), ' ', ''), 2));
      alter table leads ${ofLeads};
      alter table properties ${ofListings};
      alter table blog_posts ${ofPosts};
      -- enquiries come faster than staff search: a short list of what is new costs a search little and saves them half
      create index leads_found on leads using gin (found_by, email_ends, phone_ends) with (gin_pending_list_limit = 512);
      create index blog_posts_found on blog_posts using gin (found_by) with (fastupdate = off)`);
  }
}
