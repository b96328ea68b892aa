-- Members who have lost their app and codes, and who has agreed that the second factor goes.
create table factor_recoveries (
  user_id bigint primary key references second_factors on delete cascade, -- whatever removes it ends this too
  confirm_hash bytea unique, -- secret: of the link that shows that the mailbox is theirs
  stop_hashes bytea[] not null default '{}', -- secret: of the links in the mails that tell of each step
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz, -- empty until that link was opened: nobody is asked before
  expires_at timestamptz not null,
  due_at timestamptz -- once enough have agreed: when the second factor goes
);
create index factor_recoveries_due on factor_recoveries (due_at) where due_at is not null;

create table factor_recovery_agreements (
  user_id bigint not null references factor_recoveries on delete cascade,
  by_user bigint references users on delete cascade,
  by_admin bigint references admins on delete cascade,
  agreed_at timestamptz not null default now(),
  unique (user_id, by_user),
  unique (user_id, by_admin)
);
create index factor_recovery_agreements_by_user on factor_recovery_agreements (by_user);
create index factor_recovery_agreements_by_admin on factor_recovery_agreements (by_admin);
