-- What new members have published within a day, also where it has been deleted since: their numbers are of publications.

create table publications (
  kind text not null, -- a recipe, comment or cook
  target_id bigint not null,
  author_id bigint not null references users on delete cascade,
  published_at timestamptz, -- null where it was public before, and was edited
  text_hash bytea, -- of its words; null where it has none
  written_at timestamptz not null default now(), -- since when it has these words
  primary key (kind, target_id)
);
create index publications_author on publications (author_id);
