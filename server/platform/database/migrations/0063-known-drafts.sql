-- Of a recipe that was among its member's drafts already when it was imported: as which one. It may be gone.

alter table imported_recipes add column known_draft_id bigint;
