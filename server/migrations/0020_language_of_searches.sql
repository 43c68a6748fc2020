-- In which language somebody searched, so that what is learned from it is suggested to readers of that language only.
-- Searches from before are suggested again once their language is known.
alter table search_query add column language text check (language in ('de', 'en'));
-- A brand is called the same in both languages, and is suggested to readers of both.
alter table query_suggestion drop constraint query_suggestion_query_key;
alter table query_suggestion add unique (query, language);
