-- The last backups and verified restores of this installation. No backup contains them: they are not true of a restored site.
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'verified_restore')),
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  is_successful boolean not null,
  bytes bigint,
  failure text -- a sentence for the operator, or what failed
);
create index backup_runs_latest on backup_runs (kind, id);
