-- Keys that members' devices hold, of which only the public half is here.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique, -- base64url, as the device names it
  public_key bytea not null,
  counter bigint not null default 0, -- of its uses, where the device counts them
  transports text[] not null,
  kind text not null check (kind in ('device', 'key')),
  name text not null, -- personal
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

-- What a device is to sign, once, within minutes. One statement redeems, so that two cannot.
create table passkey_challenges (
  challenge_hash bytea primary key, -- secret
  user_id bigint references users on delete cascade, -- of a sign-in none: who it is shows afterwards
  purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id, created_at) where user_id is not null;
create index passkey_challenges_expiry on passkey_challenges (expires_at);
