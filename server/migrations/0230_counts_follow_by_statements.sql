-- When the goods of an open count get a price, the server takes the count along itself: references that follow a changed key do not exist
-- where the practices are spread over several database servers.
grant update on stocktaking_label to {{app_role}};
