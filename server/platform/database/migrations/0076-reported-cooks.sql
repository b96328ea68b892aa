-- Cooks can be reported: what moderators hide of one is its member's own words and the photo.

alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('recipe', 'photo', 'comment', 'profile', 'cook')) not valid;
alter table cooks add column held text;
