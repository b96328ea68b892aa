-- What a request with an Idempotency-Key made, for a day: sent again, it makes nothing more. No member and no address is stored.
create table idempotency_keys (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  made_id bigint,
  created_at timestamptz not null default now()
);
