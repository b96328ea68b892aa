-- High enough that no table is ever read through it, low enough that other indexes of hundreds of thousands of rows
-- are not joined just to save it a few.
alter function search_tokens(text, text, text, text, text) cost 500;
