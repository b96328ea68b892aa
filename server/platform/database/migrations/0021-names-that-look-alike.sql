-- Usernames that look alike: a folded form of each (contract/names.ts), unique. Of members whose names already look alike the
-- first has it; all keep their names.
alter table users add column username_skeleton text constraint users_username_skeleton_key unique; -- public

with folded as (
  select id, btrim(regexp_replace(translate(lower(translate(
    translate(normalize(username, NFKC), U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FE0F\FEFF', ''),
    'I|10АВЕЅІЈКМНОРСТУХӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'llloabesljkmhopctyxlabezhlkmnoptyx')),
    'авгекмнопрстухѕіјһӏԁԛԝαεηικνορστυχγωϲıɑɡᴀᴄᴅᴇɪᴍɴᴏᴛᴢʏ', 'abrekmhonpctyxsijhldqwaenikvopotuxywciagacdeimnotzy'), '\s+', ' ', 'g')) as skeleton
  from users
), first_of_each as (select skeleton, min(id) as id from folded group by skeleton)
update users u set username_skeleton = f.skeleton from first_of_each f where f.id = u.id;

-- Names with line breaks, or with characters that turn the direction of text or are not seen.
update users set
  first_name = btrim(regexp_replace(regexp_replace(first_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')),
  last_name = btrim(regexp_replace(regexp_replace(last_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')),
  title = btrim(regexp_replace(regexp_replace(title, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'))
where first_name || last_name || title ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]';
