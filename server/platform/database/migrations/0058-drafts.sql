-- Recipes that their author alone sees, typed or imported, until they are published. Each text may be empty.

create table drafts (
  id bigint generated always as identity primary key,
  author_id bigint not null references users on delete cascade,
  title text not null,
  chef_name text not null,
  chef_image text not null,
  image text not null,
  ingredients text not null,
  instructions text not null,
  url text not null,
  more_info_url text not null,
  rating double precision, -- the author's own stars
  prep_time text not null,
  servings double precision,
  country_of_origin text not null,
  diet_type text not null,
  source_kind text check (source_kind in ('web', 'text', 'file')), -- null where the author types it
  source_address text not null,
  source_name text not null, -- of the page's site, the file or the application
  source_author text not null,
  source_licence text not null,
  source_instructions text not null, -- as they were imported: what is published as one's own is compared with them
  language text not null,
  batch_id bigint, -- of those that were imported together
  revision integer not null default 1, -- one more with each change
  is_changed boolean not null default false, -- by its author, since it was created
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index drafts_author on drafts (author_id, id desc);
create index drafts_batch on drafts (batch_id) where batch_id is not null;
create index drafts_picture on drafts (author_id, upload_key(image)) where upload_key(image) is not null;
create index drafts_chef_picture on drafts (author_id, upload_key(chef_image)) where upload_key(chef_image) is not null;
