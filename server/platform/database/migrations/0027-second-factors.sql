-- When its owner last gave the password: what opens an account asks for it again after some minutes.
alter table sessions add column proved_at timestamptz;

-- What a member has beside the password: an app that makes codes of the time.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null, -- secret: the app has the same
  recovery_salt bytea not null, -- secret
  started_at timestamptz not null default now(),
  confirmed_at timestamptz, -- empty until a code has shown that the app has it
  last_step bigint not null default 0 -- of the newest code that was taken: neither it nor an older one is taken again
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  code_hash bytea not null, -- secret
  primary key (user_id, code_hash)
);

-- Sign-ins whose password was right and whose code is awaited. One statement redeems, so that two cannot.
create table sign_in_tickets (
  token_hash bytea primary key, -- secret
  user_id bigint not null references users on delete cascade,
  wrong_codes integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_tickets_user on sign_in_tickets (user_id, created_at);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);
