-- The administrator's list of members: by name, and by how a name or an address begins. Byte order, so that a beginning is a range of it.

create index if not exists users_by_name on users ((lower(display_name) collate "C"), id) where email_key <> '';
create index if not exists users_by_username on users ((username_key collate "C")) where email_key <> '';
create index if not exists users_by_address on users ((email_key collate "C")) where email_key <> '';
