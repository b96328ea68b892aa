-- Reads the cases once, without holding anybody up.

alter table moderation_cases validate constraint moderation_cases_kind_check;
