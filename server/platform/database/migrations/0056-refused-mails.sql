-- Mails that a member may refuse and has, and the keys that sign links which nobody stores.
create table refused_mails (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  refused_at timestamptz not null default now(),
  primary key (user_id, kind)
);

create table signing_keys (
  purpose text primary key,
  key bytea not null -- secret
);
-- 244 random bits, this site's own.
insert into signing_keys (purpose, key)
values ('unsubscribe', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
