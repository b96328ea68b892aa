-- The texts of the rules that were in force, by the administrator; before the first one those that the program ships are.
create table rule_texts (
  revision int primary key check (revision > 0), -- one more than the last: of two who write at once, one is refused
  text text not null,
  gravity smallint[] not null, -- the rules' numbers, the gravest first
  published_at timestamptz not null default now()
);
