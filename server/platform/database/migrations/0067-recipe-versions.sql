-- What a recipe was: a row for each of its versions from the second one on, which brings the first one's. The version that a recipe
-- is has no texts here: they are the recipe's, so that a typo is mended in one place.

alter table recipes add column version integer not null default 1;

create table recipe_versions (
  id bigint generated always as identity primary key,
  recipe_id bigint not null references recipes on delete cascade,
  number integer not null,
  author_id bigint references users on delete set null, -- nobody: a former cook
  ingredients text,
  instructions text,
  prep_time text,
  servings double precision,
  what_changed text not null default '', -- in the author's words
  biggest_change jsonb, -- as contract/recipe-versions tells it; of the first version none
  created_at timestamptz not null,
  updated_at timestamptz not null, -- when the recipe was last saved while this was its version
  unique (recipe_id, number)
);
create index recipe_versions_author on recipe_versions (author_id);
