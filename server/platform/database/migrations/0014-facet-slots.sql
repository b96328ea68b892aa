-- Each connection counts in a slot of its own: with one row for all recipes, every writer waited there for the commit of the one before.

alter table recipe_facets add column slot smallint not null default 0;
alter table recipe_facets drop constraint recipe_facets_pkey, add primary key (kind, value, slot);

create or replace function count_facets() returns trigger language plpgsql as $$
declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into recipe_facets as f (kind, value, slot, count)
  select kind, value, facet_slot(), step * sum(recipes) from (
    select 'all', '', count(*) from changed
    union all select 'country', country_of_origin, count(*) from changed where country_of_origin <> '' group by 2
    union all select 'diet', diet_type, count(*) from changed where diet_type <> '' group by 2
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
    select 'country', country_of_origin, 1 from added union all select 'country', country_of_origin, -1 from removed
    union all select 'diet', diet_type, 1 from added union all select 'diet', diet_type, -1 from removed
  ) as moved (kind, value, step)
  where value <> ''
  group by kind, value having sum(step) <> 0 order by kind, value
  on conflict (kind, value, slot) do update set count = f.count + excluded.count;
  return null;
end $$;

-- Twice as many as a site has connections by default, so that few meet. One slot's count may be below zero, all of them together never are.
create function facet_slot() returns smallint language sql stable as $$ select (pg_backend_pid() % 32)::smallint $$;

create index recipe_facets_folded on recipe_facets (kind, lower(value collate "default"));
