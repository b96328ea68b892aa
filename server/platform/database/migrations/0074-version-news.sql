-- Of a version that was made since: its number among the notifications of those who had bookmarked the recipe, whose sequence it is of.

alter table recipe_versions add column notification_id bigint;
