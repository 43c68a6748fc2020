-- Cost centers are used: chosen in the cart, copied to the order, kept on the stock movement. And the switches of the app store.
alter table practice_feature
  drop constraint practice_feature_feature_check,
  add constraint practice_feature_feature_check
    check (feature in ('costCenters', 'scanApp', 'labelPrinting', 'digest', 'apiTokens'));

-- Null: nobody chose one for this line, so that it goes where the article goes.
alter table cart_position
  add column cost_center_id integer,
  add foreign key (practice_id, cost_center_id) references cost_center (practice_id, id);
create index cart_position_cost_center on cart_position (practice_id, cost_center_id) where cost_center_id is not null;

-- As it was when the order was placed: number and name may be changed later, for orders to come.
alter table order_position
  add column cost_center_id integer,
  add column cost_center_number text,
  add column cost_center_name text,
  add foreign key (practice_id, cost_center_id) references cost_center (practice_id, id),
  add check ((cost_center_id is null) = (cost_center_number is null)),
  add check ((cost_center_id is null) = (cost_center_name is null));
create index order_position_cost_center on order_position (practice_id, cost_center_id) where cost_center_id is not null;

-- Where it went when it was booked, whatever the article says later. Null: the practice used none then.
alter table stock_movement
  add column cost_center_id integer,
  add foreign key (practice_id, cost_center_id) references cost_center (practice_id, id);
create index stock_movement_cost_center on stock_movement (practice_id, cost_center_id) where cost_center_id is not null;

-- From now on exactly one is the standard, and it is active: the lowest active number where there was none.
update cost_center set is_standard = true
where id in (
  select distinct on (k.practice_id) k.id from cost_center k
  where not exists (select 1 from cost_center s where s.practice_id = k.practice_id and s.is_standard)
  order by k.practice_id, k.is_active desc, k.number, k.id);
update cost_center set is_active = true where is_standard;
-- While they are switched on there is one at least.
insert into cost_center (practice_id, number, name, is_standard)
select f.practice_id, '1000', 'Allgemeine Praxis', true from practice_feature f
where f.feature = 'costCenters' and f.is_active
  and not exists (select 1 from cost_center k where k.practice_id = f.practice_id);
