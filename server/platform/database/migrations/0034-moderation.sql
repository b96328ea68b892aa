-- Moderation with due process: who decides, what was decided and told, and what it takes out of sight.

create table moderators (
  user_id bigint primary key references users on delete cascade,
  named_at timestamptz not null default now(),
  named_by bigint references admins on delete set null
);

-- A case waits for a decision while it is open, and again while an appeal or a mended recipe waits, since `waits_since`.
alter table moderation_cases add column stage text not null default 'report'; -- report, appeal or mended
alter table moderation_cases add column waits_since timestamptz;
alter table moderation_cases add column held_by_user bigint; -- who has claimed it until then
alter table moderation_cases add column held_by_admin bigint;
alter table moderation_cases add column held_until timestamptz;
create index if not exists moderation_cases_waiting on moderation_cases (id) where closed_at is null or waits_since is not null;

create table moderation_actions (
  id bigint generated always as identity primary key,
  case_id bigint references moderation_cases on delete cascade, -- none where an administrator acted without a case
  member_id bigint references users on delete cascade, -- whom it is about, and who is told
  kind text not null check (kind in ('nothing_wrong', 'hide', 'remove', 'warn', 'limit', 'suspend')),
  rule smallint,
  rule_name text, -- as it was called then
  reason text not null,
  by_user bigint references users on delete set null, -- never told to the member
  by_admin bigint references admins on delete set null,
  decided_at timestamptz not null default now(),
  ends_at timestamptz, -- of a limit or a suspension that ends by itself
  before jsonb, -- of a photo or a profile what was taken out, so that it can come back
  undone_at timestamptz,
  undo_reason text,
  replaces bigint references moderation_actions on delete cascade, -- the decision that an appeal made milder
  mended_at timestamptz,
  read_at timestamptz,
  appeal_text text, -- personal
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('upheld', 'milder', 'overturned')),
  appeal_reason text,
  appeal_decided_at timestamptz
);
create index moderation_actions_case on moderation_actions (case_id);
create index moderation_actions_member on moderation_actions (member_id, id);
create index moderation_actions_by_user on moderation_actions (by_user) where by_user is not null;
create index moderation_actions_by_admin on moderation_actions (by_admin) where by_admin is not null;
create index moderation_actions_replaces on moderation_actions (replaces) where replaces is not null;

-- Until when a member may not publish, or may do nothing but read their notices, take their ZIP and leave; by the actions in force.
alter table users add column limited_until timestamptz;
alter table users add column suspended_until timestamptz;

create function update_restrictions(member bigint) returns void language sql as $$
  update users set
    limited_until = (select max(coalesce(ends_at, 'infinity')) from moderation_actions
      where member_id = member and kind = 'limit' and undone_at is null),
    suspended_until = (select max(coalesce(ends_at, 'infinity')) from moderation_actions
      where member_id = member and kind = 'suspend' and undone_at is null)
  where id = member
$$;

-- What moderators took out of sight: hidden or removed, empty for all the rest.
alter table recipes add column held text;
alter table comments add column held text;
create index if not exists recipes_held on recipes (author_id, id) where held is not null;

create or replace function count_comment() returns trigger language plpgsql as $$
declare step integer := (new.id is not null and new.held is null)::integer - (old.id is not null and old.held is null)::integer;
begin
  if step <> 0 then
    update recipe_counts set comment_count = comment_count + step where recipe_id = coalesce(new.recipe_id, old.recipe_id);
  end if;
  return null;
end $$;
create trigger count_held_comment after update of held on comments for each row execute function count_comment();

-- Out of all lists, as the recipes of who is leaving are.
create function hold_recipe(recipe bigint, as_what text) returns void language plpgsql as $$
begin
  update recipes set held = as_what, is_shelved = true where id = recipe;
  update recipe_counts set is_shelved = true where recipe_id = recipe;
  delete from recipe_search where recipe_id = recipe;
end $$;

-- And back, unless its author is leaving. Its words wait for the server to write them.
create function release_recipe(recipe bigint) returns void language plpgsql as $$
declare is_leaving boolean;
begin
  select exists (select from departures d where d.user_id = r.author_id) into is_leaving from recipes r where r.id = recipe;
  update recipes set held = null, is_shelved = is_leaving where id = recipe and held is not null;
  if not found or is_leaving then return; end if;
  update recipe_counts set is_shelved = false where recipe_id = recipe;
  insert into recipe_search (recipe_id, author_id, prep_minutes, servings, diet, country)
  select id, author_id, coalesce(prep_minutes, 2147483647), servings, lower(diet_type), lower(country_of_origin)
  from recipes where id = recipe
  on conflict do nothing;
end $$;

-- Whoever comes back finds hidden recipes as hidden as they were.
create or replace function unshelve_recipes(author bigint) returns void language plpgsql as $$
begin
  update recipes set is_shelved = false where author_id = author and is_shelved and held is null;
  update recipe_counts c set is_shelved = false from recipes r
    where r.author_id = author and c.recipe_id = r.id and r.held is null;
  insert into recipe_search (recipe_id, author_id, prep_minutes, servings, diet, country)
  select id, author_id, coalesce(prep_minutes, 2147483647), servings, lower(diet_type), lower(country_of_origin)
  from recipes where author_id = author and held is null
  on conflict do nothing;
end $$;

-- Notifications by nobody: notices, and what has become of reports. Their numbers are of the others' sequence, for one list.
create table site_notifications (
  id bigint primary key default nextval(pg_get_serial_sequence('notifications', 'id')),
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('notice', 'report_outcome')),
  action_id bigint references moderation_actions on delete cascade,
  case_id bigint references moderation_cases on delete cascade,
  created_at timestamptz not null default now()
);
create index site_notifications_user on site_notifications (user_id, id desc);
create index site_notifications_action on site_notifications (action_id);
create index site_notifications_case on site_notifications (case_id);

-- What the public page counts, without anybody's words or number, so that it stays when a case or a member goes.
create table moderation_figures (
  month date not null,
  kind text not null, -- report, appeal, overturned, or that of an action
  rule smallint not null, -- 0 where none was named
  rule_name text not null,
  count integer not null,
  primary key (month, kind, rule, rule_name)
);
create table decision_hours (
  month date not null,
  hours integer not null, -- from the first report to the decision
  count integer not null,
  primary key (month, hours)
);

-- Who did what, by numbers only, so that nobody's name or words are in it. It is written and read, and never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('moderator', 'admin', 'operator', 'member')),
  actor_user bigint,
  actor_admin bigint,
  action text not null,
  case_id bigint,
  member_id bigint,
  before jsonb,
  after jsonb
);
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
