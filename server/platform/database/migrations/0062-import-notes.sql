-- What of a recipe has no place here. Nobody can do anything about it, so it is no warning.

alter table imported_recipes add column notes text[] not null default '{}'; -- sentences
