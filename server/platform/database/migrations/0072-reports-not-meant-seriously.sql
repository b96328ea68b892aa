-- Who has reported several times what they did not mean seriously reports nothing for a time, and does all else.

alter table content_reports add column is_serious boolean not null default true;
alter table moderation_actions add column of_reports boolean not null default false; -- a limit of what the member reports, and of nothing else

create or replace function update_restrictions(member bigint) returns void language sql as $$
  update users set
    limited_until = (select max(coalesce(ends_at, 'infinity')) from moderation_actions
      where member_id = member and kind = 'limit' and not of_reports and undone_at is null),
    suspended_until = (select max(coalesce(ends_at, 'infinity')) from moderation_actions
      where member_id = member and kind = 'suspend' and undone_at is null)
  where id = member
$$;
