-- The same answer where the practices are spread over several database servers: Citus plans no SQL function with parameters.
create or replace function list_report_mails(month date) returns table (practice_id integer, user_id integer)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query
      select m.practice_id, m.user_id from report_mail m where m.sent_for is null or m.sent_for < list_report_mails.month;
  end
  $$;
