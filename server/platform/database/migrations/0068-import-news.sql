-- Of an import that has ended by itself: its number among its member's notifications, whose sequence it is of.

alter table import_batches add column notification_id bigint;
