-- Taking everything along and leaving: ZIPs of members, members who are leaving, and what is out of sight meanwhile.

-- Who asked to leave. Until `leaves_at` they can come back; then a job deletes them.
create table departures (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null default now(),
  leaves_at timestamptz not null,
  keeps_recipes boolean not null, -- their recipes stay, by "a former cook"
  other_addresses text[] not null default '{}', -- personal: those of changes of address, to which mails went
  return_hash bytea unique, -- secret: of what the last sign-in was given to come back with
  return_until timestamptz
);
create index departures_due on departures (leaves_at);

-- A member's ZIP: asked for, then stored in parts under its name, then deleted with its row.
create table exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  name text not null unique, -- of its files; random
  parts integer not null default 0,
  bytes bigint not null default 0,
  requested_at timestamptz not null default now(),
  expires_at timestamptz, -- null until it is ready
  mail_hash bytea unique, -- secret: of the link in the mail
  session_hash bytea unique -- secret: of the link that a signed-in member asked for last
);
create unique index exports_waiting on exports (user_id) where state = 'waiting';
create index exports_user on exports (user_id, id);
create index exports_age on exports (requested_at);

-- A shelved recipe is in no list, on no page and in no count of lists; its author is leaving. Its counters go on being exact.
alter table recipes add column is_shelved boolean not null default false;
alter table recipe_counts add column is_shelved boolean not null default false;

create function shelve_new_recipe() returns trigger language plpgsql as $$
begin
  new.is_shelved := exists (select from departures where user_id = new.author_id);
  return new;
end $$;
create trigger shelve_new_recipe before insert on recipes for each row execute function shelve_new_recipe();

create or replace function open_counts() returns trigger language plpgsql as $$
begin
  insert into recipe_counts (recipe_id, is_shelved) values (new.id, new.is_shelved);
  return null;
end $$;

create or replace function count_facets() returns trigger language plpgsql as $$
declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into recipe_facets as f (kind, value, slot, count)
  select kind, value, facet_slot(), step * sum(recipes) from (
    select 'all', '', count(*) from changed where not is_shelved
    union all select 'country', country_of_origin, count(*) from changed where country_of_origin <> '' and not is_shelved group by 2
    union all select 'diet', diet_type, count(*) from changed where diet_type <> '' and not is_shelved group by 2
  ) as counted (kind, value, recipes)
  where recipes > 0
  group by kind, value order by kind, value
  on conflict (kind, value, slot) do update set count = f.count + excluded.count;
  return null;
end $$;

create or replace function move_facets() returns trigger language plpgsql as $$
begin
  insert into recipe_facets as f (kind, value, slot, count)
  select kind, value, facet_slot(), sum(step) from (
    select 'all', '', 1 from added where not is_shelved
    union all select 'all', '', -1 from removed where not is_shelved
    union all select 'country', country_of_origin, 1 from added where country_of_origin <> '' and not is_shelved
    union all select 'country', country_of_origin, -1 from removed where country_of_origin <> '' and not is_shelved
    union all select 'diet', diet_type, 1 from added where diet_type <> '' and not is_shelved
    union all select 'diet', diet_type, -1 from removed where diet_type <> '' and not is_shelved
  ) as moved (kind, value, step)
  group by kind, value having sum(step) <> 0 order by kind, value
  on conflict (kind, value, slot) do update set count = f.count + excluded.count;
  return null;
end $$;

-- Out of the lists: their row of search goes, and with it every list, filter, word and suggestion.
create function shelve_recipes(author bigint) returns void language plpgsql as $$
begin
  update recipes set is_shelved = true where author_id = author and not is_shelved;
  update recipe_counts c set is_shelved = true from recipes r where r.author_id = author and c.recipe_id = r.id;
  delete from recipe_search s using recipes r where r.author_id = author and s.recipe_id = r.id;
end $$;

-- And back. Their words wait for the server to write them, as those of an older version's recipes do.
create function unshelve_recipes(author bigint) returns void language plpgsql as $$
begin
  update recipes set is_shelved = false where author_id = author and is_shelved;
  update recipe_counts c set is_shelved = false from recipes r where r.author_id = author and c.recipe_id = r.id;
  insert into recipe_search (recipe_id, author_id, prep_minutes, servings, diet, country)
  select id, author_id, coalesce(prep_minutes, 2147483647), servings, lower(diet_type), lower(country_of_origin)
  from recipes where author_id = author
  on conflict do nothing;
end $$;

create or replace function rate_recipe(recipe bigint, member bigint, given numeric) returns boolean language plpgsql as $$
declare author bigint;
begin
  select author_id into author from recipes where id = recipe and not is_shelved for key share;
  if not found then return false; end if;
  if given = 0 then
    delete from ratings where recipe_id = recipe and user_id = member;
    return true;
  end if;
  insert into ratings (recipe_id, user_id, stars) values (recipe, member, given)
  on conflict (recipe_id, user_id) do update set stars = excluded.stars, updated_at = now();
  perform add_notification(author, member, 'rating', recipe);
  return true;
end $$;

create or replace function bookmark_recipe(recipe bigint, member bigint) returns boolean language plpgsql as $$
declare author bigint;
begin
  select author_id into author from recipes where id = recipe and not is_shelved for key share;
  if not found then return false; end if;
  insert into bookmarks (user_id, recipe_id) values (member, recipe) on conflict do nothing;
  perform add_notification(author, member, 'bookmark', recipe);
  return true;
end $$;

create or replace function comment_on_recipe(recipe bigint, member bigint, words text, most integer)
returns bigint language plpgsql as $$
declare author bigint; comment bigint;
begin
  select author_id into author from recipes where id = recipe and not is_shelved for key share;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('comment ' || recipe || ' ' || member, 0));
  select id into comment from comments
  where author_id = member and recipe_id = recipe and content = words
    and created_at > clock_timestamp() - interval '10 seconds';
  if found then return comment; end if;
  if (select count(*) from comments where author_id = member and recipe_id = recipe) >= most then return 0; end if;
  insert into comments (recipe_id, author_id, content) values (recipe, member, words) returning id into comment;
  perform add_notification(author, member, 'comment', recipe, comment);
  return comment;
end $$;
