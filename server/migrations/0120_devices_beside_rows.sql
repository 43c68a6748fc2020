-- Devices beside the rows of a practice. On a distributed installation the devices are on the coordinator and the rows elsewhere. Citus joins
-- them where the coordinator's side is a query of its own, such as a view; a protected table that is joined directly ends its process.
create view practice_device with (security_invoker = true) as select id, practice_id, name from device;
grant select on practice_device to {{app_role}};
