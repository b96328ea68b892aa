-- Triggers keep the counters, because only a row trigger sees the exact old and new value under concurrency,
-- and because rows also go by cascade (a deleted member's ratings), where no statement of ours runs.

create function count_rating() returns trigger language plpgsql as $$
begin
  update recipe_counts set
    rating_sum = rating_sum + coalesce(new.stars, 0) - coalesce(old.stars, 0),
    rating_count = rating_count + (new.stars is not null)::integer - (old.stars is not null)::integer
  where recipe_id = coalesce(new.recipe_id, old.recipe_id);
  return null;
end $$;

create function count_comment() returns trigger language plpgsql as $$
begin
  update recipe_counts set
    comment_count = comment_count + (new.id is not null)::integer - (old.id is not null)::integer
  where recipe_id = coalesce(new.recipe_id, old.recipe_id);
  return null;
end $$;

create function count_bookmark() returns trigger language plpgsql as $$
begin
  update recipe_counts set
    bookmark_count = bookmark_count + (new.recipe_id is not null)::integer - (old.recipe_id is not null)::integer
  where recipe_id = coalesce(new.recipe_id, old.recipe_id);
  return null;
end $$;

create function open_counts() returns trigger language plpgsql as $$
begin
  insert into recipe_counts (recipe_id) values (new.id);
  return null;
end $$;

create trigger open_counts after insert on recipes for each row execute function open_counts();
create trigger count_rating after insert or update or delete on ratings for each row execute function count_rating();
create trigger count_comment after insert or delete on comments for each row execute function count_comment();
create trigger count_bookmark after insert or delete on bookmarks for each row execute function count_bookmark();
