-- A part of one or two letters is found in titles and in chefs' names: each recipe has its own as further words, marked
-- `?` and `~`, at the end of other_words (contract/search-terms.ts). Built anew once instead of row by row: the index.
drop index recipe_search_tokens;

create function pg_temp.short_parts(words text[], mark text) returns text language sql as $$
  select coalesce(string_agg(distinct mark || substr(word, place, size) || ' ', ''), '')
  from unnest(words) as word, generate_series(1, length(word)) as place, generate_series(1, 2) as size
  where place + size <= length(word) + 1
$$;

-- The words of a name, nearly as tokenize does: a name in other letters is exact once its recipe is saved again.
create function pg_temp.name_words(name text) returns text[] language sql as $$
  select array(
    select word from regexp_split_to_table(
      replace(replace(replace(replace(replace(fold_name(name), 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ς', 'σ'),
      '[^[:alnum:]]+'
    ) as word where word <> ''
  )
$$;

update recipe_search s set other_words = s.other_words
  || pg_temp.short_parts(array(select substr(word, 2) from string_to_table(s.title_words, ' ') as word where word <> ''), '?')
  || pg_temp.short_parts(pg_temp.name_words(r.chef_name), '~')
from recipes r
where r.id = s.recipe_id and s.title_words is not null;

create index recipe_search_tokens on recipe_search
  using gin (search_tokens(title_words, ingredient_words, other_words, diet, country)) with (fastupdate = off);

insert into search_words (word, title_count, main_count, total_count)
select part, case left(part, 1) when '?' then count(*) else 0 end, case left(part, 1) when '?' then count(*) else 0 end, count(*)
from recipe_search, string_to_table(other_words, ' ') as part
where left(part, 1) in ('?', '~')
group by part;
