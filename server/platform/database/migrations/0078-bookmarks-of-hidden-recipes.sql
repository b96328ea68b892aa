-- A bookmark is put and taken away where its member sees the recipe; of one that is hidden nobody else learns that it is there.
create or replace function unbookmark_recipe(recipe bigint, member bigint) returns boolean language plpgsql as $$
begin
  perform from recipes
  where id = recipe and (not is_shelved or held = 'hidden' and author_id = member) for key share;
  if not found then return false; end if;
  delete from bookmarks where user_id = member and recipe_id = recipe;
  return true;
end $$;
