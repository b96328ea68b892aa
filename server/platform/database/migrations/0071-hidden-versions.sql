-- Moderators hide one version of a recipe, and the recipe stays.

alter table recipe_versions add column is_hidden boolean not null default false; -- its author alone reads it
alter table moderation_actions add column version integer; -- the version that was hidden
