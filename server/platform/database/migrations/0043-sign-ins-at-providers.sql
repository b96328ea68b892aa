-- Visits of sign-ins, which are nobody's yet: the newest remain.
create index if not exists provider_visits_sign_in on provider_visits (created_at) where user_id is null;
