-- People, how they prove who they are, and what the site knows of itself.
-- Data classes: secret (hashes), personal (names, addresses, messages), public (what a page shows).

create table users (
  id bigint generated always as identity primary key,
  email text not null, -- personal
  email_key text not null unique, -- personal: the address folded, so that one mailbox is one account
  username text not null, -- public
  username_key text not null unique, -- public
  first_name text not null default '', -- public
  last_name text not null default '', -- public
  -- public: how a member is named everywhere; never the address
  display_name text not null
    generated always as (coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)) stored,
  title text not null default '', -- public
  about_me text not null default '', -- public
  avatar_key text, -- public
  password_hash text not null, -- secret
  status text not null default 'active' check (status in ('active', 'suspended')),
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table admins (
  id bigint generated always as identity primary key,
  email text not null, -- personal
  email_key text not null unique, -- personal
  password_hash text not null, -- secret
  created_at timestamptz not null default now()
);

-- Only the SHA-256 of a token is kept: who reads the table cannot sign in with it.
create table sessions (
  token_hash bytea primary key, -- secret
  user_id bigint references users on delete cascade,
  admin_id bigint references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(user_id, admin_id) = 1)
);
create index sessions_user on sessions (user_id, created_at) where user_id is not null;
create index sessions_admin on sessions (admin_id, created_at) where admin_id is not null;
create index sessions_expiry on sessions (expires_at);

-- Links in mails. One statement redeems (delete … returning), so that two redeemers cannot both win.
create table one_time_links (
  token_hash bytea primary key, -- secret
  purpose text not null check (purpose in ('reset', 'verify', 'admin_setup')),
  user_id bigint references users on delete cascade,
  email_key text, -- personal: the address the link was sent to; it proves that one and no later one
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index one_time_links_user on one_time_links (user_id, purpose);
create index one_time_links_expiry on one_time_links (expires_at);

create table contact_messages (
  id bigint generated always as identity primary key,
  first_name text not null, -- personal
  last_name text not null, -- personal
  email text not null, -- personal
  phone_number text not null, -- personal
  inquiry_type text not null,
  message text not null, -- personal
  created_at timestamptz not null default now()
);

create table site_facts (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
