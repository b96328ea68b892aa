-- The notification of a comment knows which comment it is about, so that it can show its words. Of a deleted one nothing is shown.

alter table notifications add column comment_id bigint references comments on delete set null;
create index notifications_comment on notifications (comment_id) where comment_id is not null;

-- Both rows were written by one statement, so their times are the same.
update notifications n set comment_id = c.id from comments c
where n.kind = 'comment' and c.recipe_id = n.recipe_id and c.author_id = n.actor_id and c.created_at = n.created_at;

drop function add_notification(bigint, bigint, text, bigint);

-- Nobody is notified of what they did themselves, nor twice of the same but for comments (notifications_once).
create function add_notification(recipient bigint, actor bigint, deed text, recipe bigint, about bigint default null)
returns void language sql as $$
  insert into notifications (user_id, actor_id, kind, recipe_id, comment_id)
  select recipient, actor, deed, recipe, about where recipient <> actor
  on conflict do nothing
$$;

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
  perform add_notification(author, member, 'comment', recipe, comment);
  return comment;
end $$;
