-- What an administrator did with a member's account without a case, such as naming a moderator, and why, for that member.

alter table site_notifications drop constraint site_notifications_kind_check;
alter table site_notifications add constraint site_notifications_kind_check
  check (kind in ('notice', 'report_outcome', 'account')) not valid;
alter table site_notifications add column event text, add column reason text;
