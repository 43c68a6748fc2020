-- After a restore the jobs of the backup are held, because they may have been done since it was made: an operator releases them.
alter table job drop constraint job_state_check;
alter table job add constraint job_state_check check (state in ('waiting', 'running', 'done', 'failed', 'held'));
create index job_held on job (queue) where state = 'held';
