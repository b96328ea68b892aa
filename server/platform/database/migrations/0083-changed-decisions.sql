-- For a moderator: that a decision of theirs was overturned, made milder or taken back.

alter table site_notifications drop constraint site_notifications_kind_check;
alter table site_notifications add constraint site_notifications_kind_check
  check (kind in ('notice', 'report_outcome', 'account', 'decision_changed')) not valid;
