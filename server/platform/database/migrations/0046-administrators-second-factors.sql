-- What an administrator has beside the password, as members have it: an app that makes codes of the time.
create table admin_second_factors (
  admin_id bigint primary key references admins on delete cascade,
  secret bytea not null, -- secret: the app has the same
  recovery_salt bytea not null, -- secret
  started_at timestamptz not null default now(),
  confirmed_at timestamptz, -- empty until a code has shown that the app has it
  last_step bigint not null default 0 -- of the newest code that was taken: neither it nor an older one is taken again
);

create table admin_recovery_codes (
  admin_id bigint not null references admin_second_factors on delete cascade,
  code_hash bytea not null, -- secret
  primary key (admin_id, code_hash)
);

create table admin_sign_in_tickets (
  token_hash bytea primary key, -- secret
  admin_id bigint not null references admins on delete cascade,
  wrong_codes integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index admin_sign_in_tickets_admin on admin_sign_in_tickets (admin_id, created_at);
create index admin_sign_in_tickets_expiry on admin_sign_in_tickets (expires_at);
