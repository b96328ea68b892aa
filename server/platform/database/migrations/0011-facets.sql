-- How many recipes there are, in all, by country and by diet, counted exactly as they come and go.

create table recipe_facets (
  kind text not null check (kind in ('all', 'country', 'diet')),
  value text collate "C" not null,
  count integer not null,
  primary key (kind, value)
);

insert into recipe_facets (kind, value, count)
select 'all', '', count(*) from recipes
union all select 'country', country_of_origin, count(*) from recipes where country_of_origin <> '' group by 2
union all select 'diet', diet_type, count(*) from recipes where diet_type <> '' group by 2;

-- Once a statement, and in one order: writers that meet at a counter queue up, and never lock each other out.
create function count_facets() returns trigger language plpgsql as $$
declare step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into recipe_facets as f (kind, value, count)
  select kind, value, step * sum(recipes) from (
    select 'all', '', count(*) from changed
    union all select 'country', country_of_origin, count(*) from changed where country_of_origin <> '' group by 2
    union all select 'diet', diet_type, count(*) from changed where diet_type <> '' group by 2
  ) as counted (kind, value, recipes)
  where recipes > 0
  group by kind, value order by kind, value
  on conflict (kind, value) do update set count = f.count + excluded.count;
  return null;
end $$;

create function move_facets() returns trigger language plpgsql as $$
begin
  insert into recipe_facets as f (kind, value, count)
  select kind, value, sum(step) from (
    select 'country', country_of_origin, 1 from added union all select 'country', country_of_origin, -1 from removed
    union all select 'diet', diet_type, 1 from added union all select 'diet', diet_type, -1 from removed
  ) as moved (kind, value, step)
  where value <> ''
  group by kind, value having sum(step) <> 0 order by kind, value
  on conflict (kind, value) do update set count = f.count + excluded.count;
  return null;
end $$;

create trigger count_facets_added after insert on recipes
  referencing new table as changed for each statement execute function count_facets();
create trigger count_facets_removed after delete on recipes
  referencing old table as changed for each statement execute function count_facets();
create trigger count_facets_moved after update on recipes
  referencing old table as removed new table as added for each statement execute function move_facets();
