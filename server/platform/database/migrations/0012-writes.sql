-- A rating, a bookmark and a comment are one statement each: one way to the server and back, one commit.
-- Every function first holds the recipe (for key share), so that nobody deletes it in between, and answers whether it is there.

create function tell_author(recipe bigint, author bigint, actor bigint, deed text) returns void language sql as $$
  insert into notifications (user_id, actor_id, kind, recipe_id)
  select author, actor, deed, recipe where author <> actor
  on conflict do nothing
$$;

create function rate_recipe(recipe bigint, member bigint, given numeric) returns boolean language plpgsql as $$
declare author bigint;
begin
  select author_id into author from recipes where id = recipe for key share;
  if not found then return false; end if;
  if given = 0 then
    delete from ratings where recipe_id = recipe and user_id = member;
    return true;
  end if;
  insert into ratings (recipe_id, user_id, stars) values (recipe, member, given)
  on conflict (recipe_id, user_id) do update set stars = excluded.stars, updated_at = now();
  perform tell_author(recipe, author, member, 'rating');
  return true;
end $$;

create function bookmark_recipe(recipe bigint, member bigint) returns boolean language plpgsql as $$
declare author bigint;
begin
  select author_id into author from recipes where id = recipe for key share;
  if not found then return false; end if;
  insert into bookmarks (user_id, recipe_id) values (member, recipe) on conflict do nothing;
  perform tell_author(recipe, author, member, 'bookmark');
  return true;
end $$;

-- The new comment's id, or that of the same words within ten seconds (a button pressed twice); null for no such recipe.
-- One member's comments on one recipe pass one at a time, and each statement in here sees what the one before left.
create function comment_on_recipe(recipe bigint, member bigint, words text) returns bigint language plpgsql as $$
declare author bigint; comment bigint;
begin
  select author_id into author from recipes where id = recipe for key share;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('comment ' || recipe || ' ' || member, 0));
  select id into comment from comments
  where author_id = member and recipe_id = recipe and content = words
    and created_at > clock_timestamp() - interval '10 seconds';
  if found then return comment; end if;
  insert into comments (recipe_id, author_id, content) values (recipe, member, words) returning id into comment;
  perform tell_author(recipe, author, member, 'comment');
  return comment;
end $$;

create function unbookmark_recipe(recipe bigint, member bigint) returns boolean language plpgsql as $$
begin
  perform from recipes where id = recipe for key share;
  if not found then return false; end if;
  delete from bookmarks where user_id = member and recipe_id = recipe;
  return true;
end $$;
