-- What members report of what others publish. Reports of one thing are one case as long as it is open.

create table moderation_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('recipe', 'photo', 'comment', 'profile')),
  target_id bigint not null, -- of the recipe (of a photo too), the comment or the member; what is deleted keeps its case
  member_id bigint references users on delete set null, -- whose it is
  recipe_id bigint, -- where it is shown: of a profile none
  kept jsonb not null, -- public: its texts as they were when it was first reported
  kept_upload text, -- of a photo or an avatar that this site stores, its key in uploads
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index moderation_cases_open on moderation_cases (kind, target_id) where closed_at is null;
create index moderation_cases_queue on moderation_cases (id) where closed_at is null;
create index moderation_cases_closed on moderation_cases (closed_at) where closed_at is not null;
create index moderation_cases_member on moderation_cases (member_id);
create index moderation_cases_kept_upload on moderation_cases (kept_upload) where kept_upload is not null;

create table content_reports (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases on delete cascade,
  reporter_id bigint references users on delete set null, -- personal: never told to whom it is about
  rule smallint not null,
  rule_name text not null, -- as it was called then
  explanation text not null, -- personal
  created_at timestamptz not null default now()
);
-- Once for each member and case.
create unique index content_reports_once on content_reports (case_id, reporter_id);
create index content_reports_reporter on content_reports (reporter_id, created_at desc);
