-- Members who want nothing to do with another: no comments on each other's recipes, no follows, no notifications, either way.

create table blocks (
  id bigint generated always as identity unique, -- the order in which they were blocked
  blocker_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);
create index blocks_latest on blocks (blocker_id, id desc);

create function is_blocked(one bigint, other bigint) returns boolean stable language sql as $$
  select exists (select from blocks where blocker_id = one and blocked_id = other)
    or exists (select from blocks where blocker_id = other and blocked_id = one)
$$;

-- Of two members the follows and blocks pass one at a time, so that none that was being written outlives the block.
create function lock_pair(one bigint, other bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('pair ' || least(one, other) || ' ' || greatest(one, other), 0))
$$;

-- Each writer of these rows, of this version and the one before, is refused here: the row is not written.
create function refuse_blocked_follow() returns trigger language plpgsql as $$
begin
  perform lock_pair(new.follower_id, new.followed_id);
  if is_blocked(new.follower_id, new.followed_id) then return null; end if;
  return new;
end $$;
create trigger refuse_blocked_follow before insert on follows for each row execute function refuse_blocked_follow();

create function refuse_blocked_notification() returns trigger language plpgsql as $$
begin
  if is_blocked(new.user_id, new.actor_id) then return null; end if;
  return new;
end $$;
create trigger refuse_blocked_notification before insert on notifications
  for each row execute function refuse_blocked_notification();

create function refuse_blocked_comment() returns trigger language plpgsql as $$
begin
  if is_blocked(new.author_id, (select author_id from recipes where id = new.recipe_id)) then return null; end if;
  return new;
end $$;
create trigger refuse_blocked_comment before insert on comments for each row execute function refuse_blocked_comment();

-- False where the member has blocked as many as one may. What one of them follows of the other ends.
create function block_member(blocker bigint, blocked bigint, most integer) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('blocks ' || blocker, 0));
  perform lock_pair(blocker, blocked);
  if exists (select from blocks where blocker_id = blocker and blocked_id = blocked) then return true; end if;
  if (select count(*) from blocks where blocker_id = blocker) >= most then return false; end if;
  insert into blocks (blocker_id, blocked_id) values (blocker, blocked);
  delete from follows where (follower_id, followed_id) in ((blocker, blocked), (blocked, blocker));
  return true;
end $$;
