-- Accounts that members have with providers of OpenID Connect, by which they sign in here.
create table identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null, -- as the operator named it
  subject text not null, -- personal: whom the provider means
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (provider, subject),
  unique (user_id, provider)
);

-- Sign-ins that are at a provider, once, within minutes. What proves them is the browser's: here are only hashes.
create table provider_visits (
  state_hash bytea primary key, -- secret
  secret_hash bytea not null, -- secret
  user_id bigint references users on delete cascade, -- of a sign-in none: who it is shows afterwards
  provider text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index provider_visits_user on provider_visits (user_id, created_at) where user_id is not null;
create index provider_visits_expiry on provider_visits (expires_at);

-- Whether somebody knows the password: not of an account that came by a provider, until one is chosen.
alter table users add column has_password boolean not null default true;
