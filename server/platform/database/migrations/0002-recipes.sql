-- Recipes and what members do with them. Everything here is public but bookmarks, follows and notifications.

create extension if not exists pg_trgm;

create table recipes (
  id bigint generated always as identity primary key,
  author_id bigint not null references users on delete cascade,
  title text not null,
  chef_name text not null,
  chef_image text not null,
  image text not null,
  ingredients text not null,
  instructions text not null,
  url text not null,
  more_info_url text not null,
  prep_time text not null,
  prep_minutes integer, -- read from prep_time; null where no time is in it
  servings double precision,
  country_of_origin text not null,
  diet_type text not null,
  search_text text not null, -- the six searched fields, folded by contract/search-terms.ts
  cover_key text not null, -- names the drawn cover: a hash of what it is drawn from
  cover_color text not null,
  cover_focus double precision not null default 0.5, -- where the dish lies, from 0 (left) to 1
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index recipes_author on recipes (author_id, id desc);
create index recipes_diet on recipes (lower(diet_type), id desc);
create index recipes_country on recipes (lower(country_of_origin), id desc);
create index recipes_quickest on recipes (coalesce(prep_minutes, 2147483647), id);
create index recipes_cover on recipes (cover_key);
create index recipes_search on recipes using gin (search_text gin_trgm_ops);

-- Counters live in a narrow row of their own: a rating rewrites 60 bytes, not a recipe.
create table recipe_counts (
  recipe_id bigint primary key references recipes on delete cascade,
  rating_sum numeric(12, 1) not null default 0,
  rating_count integer not null default 0,
  comment_count integer not null default 0,
  bookmark_count integer not null default 0,
  rating numeric(2, 1) not null
    generated always as (case rating_count when 0 then 0 else round(rating_sum / rating_count, 1) end) stored
) with (fillfactor = 70);
create index recipe_counts_rating on recipe_counts (rating desc, recipe_id desc);

create table ratings (
  recipe_id bigint not null references recipes on delete cascade,
  user_id bigint not null references users on delete cascade,
  stars numeric(2, 1) not null check (stars > 0 and stars <= 5),
  updated_at timestamptz not null default now(),
  primary key (recipe_id, user_id)
);
create index ratings_user on ratings (user_id);

create table comments (
  id bigint generated always as identity primary key,
  recipe_id bigint not null references recipes on delete cascade,
  author_id bigint not null references users on delete cascade,
  content text not null,
  created_at timestamptz not null default now()
);
create index comments_recipe on comments (recipe_id, id);
create index comments_author on comments (author_id, recipe_id, created_at);

create table bookmarks (
  user_id bigint not null references users on delete cascade,
  recipe_id bigint not null references recipes on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, recipe_id)
);
create index bookmarks_latest on bookmarks (user_id, created_at desc, recipe_id desc);
create index bookmarks_recipe on bookmarks (recipe_id);

create table follows (
  follower_id bigint not null references users on delete cascade,
  followed_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  actor_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('comment', 'rating', 'bookmark', 'follow')),
  recipe_id bigint references recipes on delete cascade,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_recipe on notifications (recipe_id);
create index notifications_actor on notifications (actor_id);
-- Rating again, or taking a bookmark off and on, is not news.
create unique index notifications_once on notifications (user_id, actor_id, kind, recipe_id)
  nulls not distinct where kind <> 'comment';

create table uploads (
  key text primary key,
  owner_id bigint references users on delete set null,
  kind text not null check (kind in ('avatar', 'image')),
  created_at timestamptz not null default now()
);
create index uploads_owner on uploads (owner_id);
