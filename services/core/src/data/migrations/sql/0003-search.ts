/**
 * The words of a listing, in one form for all ways to write them. The same as `search/fold.ts` does to what
 * is typed; a test holds the two against each other. A later change of either needs a migration of its own.
 */
export const searchWords = /* sql */ String.raw`
create function search_fold(value text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          translate(lower(normalize(value, NFKC)),
            'أإآٱىةؤئیکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹àáâãäåāçèéêëēìíîïīñòóôõöōùúûüūýÿḥṣḍṭẓ',
            'اااايهوييكك01234567890123456789aaaaaaaceeeeeiiiiinoooooouuuuuyyhsdtz'),
          '[\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2066-\u2069''\u2018\u2019\u02bb-\u02bf\u0060\u00b4]', '', 'g'),
        '[^a-z0-9\u0622-\u064a]+', ' ', 'g'),
      -- the article, with what Arabic writes together with it
      '(^| )(?:وال|بال|لل|ال)(?=[\u0622-\u064a]{2})', '\1', 'g'),
    '(^| )(?:al|el|the)(?= |$)', '', 'g')
$$;

-- the configuration 'simple' only splits at blanks here: nothing else is left between words
create function search_words(value text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('simple'::regconfig, search_fold(value));

alter table properties drop column search_text;
drop function search_form;
-- places, titles, kinds and the reference; not the description, which also names the neighbours
alter table properties add column search_words tsvector not null generated always as (search_words(
  title || E'\n' || coalesce(title_ar, '') || E'\n' || address || E'\n' || city || E'\n' || coalesce(state, '') || E'\n'
  || coalesce(reference_id, '') || E'\n' || type || E'\n' || coalesce(category, '') || E'\n' || coalesce(subcategory, ''))) stored;
-- written rarely and read often: nothing may wait in a list
create index properties_search on properties using gin (search_words) with (fastupdate = off) where is_active;
`;
