-- The passkey whose device verified its holder in this session: at the sign-in, as a proof, or when it was added. Without the passkey it is none.
alter table sessions add column passkey_id bigint references passkeys on delete set null;
create index if not exists sessions_passkey on sessions (passkey_id) where passkey_id is not null;

-- What sign-ins wait for that are nobody's yet: the newest remain.
create index if not exists passkey_challenges_sign_in on passkey_challenges (created_at) where user_id is null;
