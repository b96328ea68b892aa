-- Contract: no version since 0.1.0 uses it. Members read from the primary, so nothing asks how far a standby has come.
drop table write_marks;
drop table replication_terms;
