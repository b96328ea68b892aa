-- The same for every spelling of a country or a diet, as contract/facet-key.ts has it. Search rows that a function of an earlier
-- migration inserts have theirs in lower case until their words are written.
create function facet_key(name text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(
    translate(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f''’‘`´ʼʻ]', '', 'g')), 'ς', 'σ'),
    '(?<=\S)[\s‐‑-]+(?=\S)', ' ', 'g'));

-- A few thousand rows.
create index if not exists recipe_facets_key on recipe_facets (kind, facet_key(value collate "default"));
