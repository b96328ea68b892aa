-- Whose a published recipe is, where it is not its author's own. The credit stays with the recipe for good.

create table recipe_origins (
  recipe_id bigint primary key references recipes on delete cascade,
  kind text not null check (kind in ('adapted', 'public_domain')),
  name text not null, -- of who wrote it, or of the book or page
  address text not null -- http(s), or empty
);
