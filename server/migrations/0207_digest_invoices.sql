-- The digest tells those who see invoices what differs and what is due, unless they leave it out.
alter table digest_setting add column invoices boolean not null default true;
