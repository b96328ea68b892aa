-- What a member's pictures weigh, which recipe shows which of them, and how many comments one member may leave on one recipe.

alter table uploads add column bytes bigint not null default 500000; -- of an older version's picture: about as much
alter table uploads alter column bytes drop default;

-- The upload that the address of a picture is of, whatever its size and the site's address at that time; null for any other.
create function upload_key(address text) returns text language sql immutable strict parallel safe
  return 'images/' || substring(address from '/media/images/([0-9a-f]{32})-') || '-960.webp';
create index recipes_picture on recipes (author_id, upload_key(image)) where upload_key(image) is not null;
create index recipes_chef_picture on recipes (author_id, upload_key(chef_image)) where upload_key(chef_image) is not null;

drop function comment_on_recipe(bigint, bigint, text);

-- The new comment's id, or that of the same words within ten seconds (a button pressed twice); null for no such recipe, 0 where
-- the member has as many comments on it already as one may have. One member's comments on one recipe pass one at a time, and
-- each statement in here sees what the one before left.
create function comment_on_recipe(recipe bigint, member bigint, words text, most integer)
returns bigint language plpgsql as $$
declare author bigint; comment bigint;
begin
  select author_id into author from recipes where id = recipe for key share;
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
