-- Files of other applications that members import, and of each recipe in them what became of it.

create table import_batches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done', 'cancelled', 'failed', 'undone')),
  file_name text not null,
  bytes bigint not null,
  format text not null default '', -- the application's, once a recipe was read
  name text not null unique, -- of the stored parts; random
  parts integer not null, -- 0 once they are deleted
  expected integer not null, -- recipes in it, as far as is known
  reason text not null default '', -- a sentence, where it failed
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index import_batches_open on import_batches (user_id) where state in ('waiting', 'reading');
create index import_batches_user on import_batches (user_id, id);
create index import_batches_age on import_batches (created_at);

create table imported_recipes (
  id bigint generated always as identity primary key,
  batch_id bigint not null references import_batches on delete cascade,
  user_id bigint not null references users on delete cascade,
  document integer not null, -- of those in the file, from 0
  part integer not null, -- the recipe in the document, from 0
  title text not null,
  draft_id bigint, -- null where none was made; it may be gone
  warnings text[] not null,
  reason text not null default '', -- a sentence, where none was made
  unique (batch_id, document, part)
);
create index imported_recipes_user on imported_recipes (user_id);
create index imported_recipes_draft on imported_recipes (draft_id) where draft_id is not null;
