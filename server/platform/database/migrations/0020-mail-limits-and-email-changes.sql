-- The mails of the last day, so that no address is mailed without bound, whoever asks for it.
create table sent_mails (
  id bigint generated always as identity primary key,
  recipient bytea not null, -- SHA-256 of the mailbox
  kind text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index sent_mails_recipient on sent_mails (recipient, kind, sent_at);
create index sent_mails_age on sent_mails (sent_at);

-- Changes of a member's address, from the request until they can no longer be undone.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  old_email text not null, -- personal
  old_email_key text not null, -- personal
  is_old_verified boolean not null,
  new_email text not null, -- personal
  new_email_key text not null, -- personal
  -- whose click it waits for; a later request replaces it
  state text not null check (state in ('waits_for_old', 'waits_for_new', 'replaced', 'done')),
  confirm_hash bytea unique, -- secret: of the link that the click is in
  undo_hash bytea unique, -- secret
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  undo_until timestamptz not null
);
create index email_changes_user on email_changes (user_id, id);
create index email_changes_old on email_changes (old_email_key);
create index email_changes_age on email_changes (undo_until);
