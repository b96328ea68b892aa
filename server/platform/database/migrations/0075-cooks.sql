-- Cooks: what members report of having cooked a recipe. All of one recipe by one member are a diary; of those that are not kept to
-- themselves the newest counts.

create table cooks (
  id bigint generated always as identity primary key,
  recipe_id bigint not null references recipes on delete cascade,
  author_id bigint not null references users on delete cascade,
  version integer not null, -- of the recipe; it may be kept no longer
  is_as_written boolean not null,
  stars smallint not null check (stars between 1 and 5),
  cooked_on date not null,
  changes jsonb not null, -- as the contract has them
  note text not null,
  minutes integer,
  photo_key text, -- of an upload of theirs
  is_private boolean not null,
  is_counted boolean not null default false, -- the newest of its member, of those that are not private
  text_bytes integer not null, -- of note and changes
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cooks_recipe on cooks (recipe_id, cooked_on desc, id desc) where not is_private;
create index cooks_with_photo on cooks (recipe_id, cooked_on desc, id desc) where photo_key is not null and not is_private;
create index cooks_counted on cooks (recipe_id, cooked_on desc, id desc) where is_counted;
create unique index cooks_counted_once on cooks (recipe_id, author_id) where is_counted;
create index cooks_author on cooks (author_id, cooked_on desc, id desc);
create index cooks_author_recipe on cooks (author_id, recipe_id, cooked_on desc, id desc);
create index cooks_photo on cooks (author_id, photo_key) where photo_key is not null;

alter table recipe_counts add column cook_count integer not null default 0; -- members whose cooks count

create function count_cook() returns trigger language plpgsql as $$
declare step integer := coalesce(new.is_counted, false)::integer - coalesce(old.is_counted, false)::integer;
begin
  if step <> 0 then
    update recipe_counts set cook_count = cook_count + step where recipe_id = coalesce(new.recipe_id, old.recipe_id);
  end if;
  return null;
end $$;
create trigger count_cook after insert or delete or update of is_counted on cooks for each row execute function count_cook();

-- As a comment is refused; not what a member keeps to themselves, nor what others could read before.
create function refuse_blocked_cook() returns trigger language plpgsql as $$
begin
  if new.is_private or (tg_op = 'UPDATE' and not old.is_private) then return new; end if;
  if is_blocked(new.author_id, (select author_id from recipes where id = new.recipe_id)) then return null; end if;
  return new;
end $$;
create trigger refuse_blocked_cook before insert or update of is_private on cooks
  for each row execute function refuse_blocked_cook();
