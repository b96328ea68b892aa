-- Where an account signed in from, the newest few: strangers' wrong passwords refuse nobody there.
create table known_networks (
  user_id bigint references users on delete cascade,
  admin_id bigint references admins on delete cascade,
  network text not null, -- personal: an IPv4 address, or the prefix of an IPv6 one
  last_seen_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(user_id, admin_id) = 1),
  unique nulls not distinct (user_id, admin_id, network)
);
create index known_networks_age on known_networks (last_seen_at);
