-- Every notification is written by one function; following becomes one statement, as rating, bookmarking and commenting are.

-- Nobody is notified of what they did themselves, nor twice of the same but for comments (notifications_once).
create function add_notification(recipient bigint, actor bigint, deed text, recipe bigint) returns void language sql as $$
  insert into notifications (user_id, actor_id, kind, recipe_id)
  select recipient, actor, deed, recipe where recipient <> actor
  on conflict do nothing
$$;

create function follow_member(follower bigint, followed bigint) returns void language plpgsql as $$
begin
  insert into follows (follower_id, followed_id) values (follower, followed) on conflict do nothing;
  perform add_notification(followed, follower, 'follow', null);
end $$;

create or replace function rate_recipe(recipe bigint, member bigint, given numeric) returns boolean language plpgsql as $$
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
  perform add_notification(author, member, 'rating', recipe);
  return true;
end $$;

create or replace function bookmark_recipe(recipe bigint, member bigint) returns boolean language plpgsql as $$
declare author bigint;
begin
  select author_id into author from recipes where id = recipe for key share;
  if not found then return false; end if;
  insert into bookmarks (user_id, recipe_id) values (member, recipe) on conflict do nothing;
  perform add_notification(author, member, 'bookmark', recipe);
  return true;
end $$;

-- The new comment's id, or that of the same words within ten seconds (a button pressed twice); null for no such recipe.
-- One member's comments on one recipe pass one at a time, and each statement in here sees what the one before left.
create or replace function comment_on_recipe(recipe bigint, member bigint, words text) returns bigint language plpgsql as $$
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
  perform add_notification(author, member, 'comment', recipe);
  return comment;
end $$;

drop function tell_author(bigint, bigint, bigint, text);
