-- Who lists vendors reads everybody's and his own by this index, and not all that other practices have.
drop index vendor_own;
create index vendor_own on vendor (practice_id);
