-- What is done about accounts is in the audit log too: from which network, coarsely, and by which request.
alter table mezani_audit.audit_log add column network text, add column request_id text;
alter table mezani_audit.audit_log drop constraint audit_log_actor_kind_check;
-- 'visitor': nobody who is signed in, such as whoever gave a wrong password. 'site': by itself, such as an erasure.
alter table mezani_audit.audit_log add constraint audit_log_actor_kind
  check (actor_kind in ('moderator', 'admin', 'operator', 'member', 'visitor', 'site')) not valid;
-- Locks mezani_audit.audit_log: 0.1 s for 100,000 rows
create index if not exists audit_log_passing on mezani_audit.audit_log (at)
  where case_id is null and actor_kind in ('member', 'visitor');

-- What members do about their own accounts goes after its time, and nothing else: not even the owner deletes it sooner.
create or replace function mezani_audit.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'STATEMENT' then
    return null;
  end if;
  if tg_op = 'DELETE' and old.case_id is null and old.actor_kind in ('member', 'visitor')
    and old.at < now() - interval '30 days' then
    return old;
  end if;
  raise exception 'The audit log is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_keeps before delete on mezani_audit.audit_log
  for each row execute function mezani_audit.refuse_audit_change();

-- As the owner of the log, whoever calls it: of what is old enough, so many rows. Returns how many went.
create function mezani_audit.purge_audit_log(kept_days integer, most integer) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with gone as (
    delete from mezani_audit.audit_log where id in (
      select id from mezani_audit.audit_log
      where case_id is null and actor_kind in ('member', 'visitor')
        and at < now() - make_interval(days => greatest(kept_days, 30))
      order by at limit most
    ) returning 1
  )
  select count(*)::integer from gone
$$;
