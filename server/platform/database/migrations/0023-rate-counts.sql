-- What rate limits count, for sites of several processes. Not in the log of writes: a crash forgets what lasts minutes.

create unlogged table rate_counts (
  key text primary key, -- a hash: it names an account or an address
  taken integer not null,
  ends_at timestamptz not null
);
create index rate_counts_end on rate_counts (ends_at);
