-- The audit log in a schema of its own, which can belong to another role than the rest: who owns a schema may drop what is in it.
create schema mezani_audit;
alter table audit_log set schema mezani_audit;
alter function refuse_audit_change() set schema mezani_audit;

-- By the name that the version before writes and reads.
create view audit_log as
  select id, at, actor_kind, actor_user, actor_admin, action, case_id, member_id, before, after from mezani_audit.audit_log;
