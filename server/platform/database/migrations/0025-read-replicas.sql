-- How far a replica must have come before a member is shown what is read from it: where the log of writes was after the
-- member's last write. The row without a member is everybody's: what nobody signed in wrote, such as a link in a mail.
create table write_marks (
  user_id bigint unique nulls not distinct references users on delete cascade,
  lsn pg_lsn not null
) with (fillfactor = 50);

-- What a process writes when it begins to follow the primary: a replica that has the row continues the same history, and a
-- server of another site, or one that was left behind by a failover, does not.
create table replication_terms (
  id uuid primary key,
  began_at timestamptz not null default now()
);
