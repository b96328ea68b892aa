-- When the team noted that a message to it is answered; null where it waits.

alter table contact_messages add column answered_at timestamptz;
