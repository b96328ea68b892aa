-- From what and from where a session was started, as coarse as its owner needs to tell one from another. Empty for older ones.
alter table sessions add column browser text; -- personal: 'Firefox'
alter table sessions add column system text; -- personal: 'Linux'
alter table sessions add column device text; -- personal: computer, phone or tablet
alter table sessions add column place text; -- personal: the range of the address, '197.136.x.x'

alter table users add column password_changed_at timestamptz;
