-- Search and filters read a narrow table of their own: at a million recipes its rows stay in memory, a recipe's texts do not.

create table recipe_search (
  recipe_id bigint primary key references recipes on delete cascade,
  author_id bigint not null,
  prep_minutes integer not null, -- 2147483647 where no time is known, so that those come last
  servings double precision,
  diet text collate "C" not null, -- lower case
  country text collate "C" not null, -- lower case
  -- As contract/search-terms.ts writes them; null until the server has done so for a recipe of an older version.
  title_words text collate "C",
  ingredient_words text collate "C",
  other_words text collate "C"
);

insert into recipe_search (recipe_id, author_id, prep_minutes, servings, diet, country)
select id, author_id, coalesce(prep_minutes, 2147483647), servings, lower(diet_type), lower(country_of_origin)
from recipes;

-- Every word with its mark, and diet and country as words too: one index answers any combination of them.
-- Its cost is set so that the planner never works it out for each row of the table instead.
create function search_tokens(title text, ingredients text, other text, diet text, country text) returns text[]
  language plpgsql immutable parallel safe cost 5000 as $$
begin
  return string_to_array(title || ingredients || other || '#' || replace(diet, ' ', '_') || ' @' || replace(country, ' ', '_'), ' ');
end $$;
-- No pending list (fastupdate): reads would have to scan it, now and then for tens of milliseconds.
create index recipe_search_tokens on recipe_search
  using gin (search_tokens(title_words, ingredient_words, other_words, diet, country)) with (fastupdate = off);
create index recipe_search_diet on recipe_search (diet, recipe_id);
create index recipe_search_country on recipe_search (country, recipe_id);
create index recipe_search_author on recipe_search (author_id, recipe_id);
create index recipe_search_quickest on recipe_search (prep_minutes, recipe_id);
create index recipe_search_servings on recipe_search (servings, recipe_id);
create index recipe_search_waiting on recipe_search (recipe_id) where title_words is null;

-- Every word of every recipe, once. A part of a word, and a typo, are looked up here instead of in the recipes.
-- The three numbers say in how many recipes: never 0 where there is one, else an estimate that a job keeps fresh.
create table search_words (
  word text collate "C" primary key,
  spelling text, -- as a cook wrote it in an ingredient, for suggestions; null for a form that nobody wrote there
  title_count integer not null,
  main_count integer not null,
  total_count integer not null
);
create index search_words_parts on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_words_endings on search_words (reverse(word) collate "C");
create index search_words_undoubled on search_words ((regexp_replace(word, '(.)\1+', '\1', 'g')) collate "C");
create index search_words_ingredients on search_words (word) where spelling is not null;

drop index recipes_diet, recipes_country, recipes_quickest, recipes_search;
alter table recipes drop column search_text;

-- contract/search-match.ts has the same formula over the shown rating.
alter table recipe_counts add column weighted_rating integer not null generated always as (
  case rating_count when 0 then 3500
    else (((round(rating_sum / rating_count, 1) * 10)::bigint * rating_count + 175) * 100 / (rating_count + 5))::integer end
) stored;
create index recipe_counts_weighted on recipe_counts (weighted_rating desc, recipe_id desc);

-- Names of members as search folds them, near enough for suggestions.
create function fold_name(name text) returns text language sql immutable strict parallel safe
  return translate(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')), 'ıłøđð''’', 'ilodd');
create index users_name_parts on users using gin (fold_name(display_name) gin_trgm_ops);
create index users_name_start on users (fold_name(display_name) collate "C");
