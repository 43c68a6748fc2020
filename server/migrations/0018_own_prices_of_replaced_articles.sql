-- Own prices used to stay with the product an article was bought as before it was replaced: no page showed them any more.
-- They come back to their article where it can be told; where both products have one of the same vendor the newer stays.

-- Prices are made at articles only, and a deleted article keeps its product: without an article it was replaced.
create temporary table stray_product on commit drop as
  select distinct o.practice_id, o.product_id
  from offer o
  where o.practice_id is not null
    and not exists (select from article a where a.practice_id = o.practice_id and a.product_id = o.product_id);

create temporary table found_again on commit drop as
  with candidate as (
    -- Received as that product.
    select s.practice_id, s.product_id, l.article_id, 1 as rank
    from stray_product s
    join order_position p on p.practice_id = s.practice_id and p.product_id = s.product_id
    join receipt_line l on l.practice_id = s.practice_id and l.position_id = p.id and l.article_id is not null
    union
    -- An own product is made in the transaction of its article.
    select s.practice_id, s.product_id, a.id, 2
    from stray_product s
    join product p on p.id = s.product_id and p.practice_id = s.practice_id
    join article a on a.practice_id = s.practice_id and a.created_at = p.updated_at
    join product today on today.id = a.product_id
    where today.practice_id is null or today.updated_at <> a.created_at
    union
    -- It kept its name.
    select s.practice_id, s.product_id, a.id, 3
    from stray_product s
    join product p on p.id = s.product_id
    join article a on a.practice_id = s.practice_id and lower(a.name) in (lower(p.name_de), lower(p.name_en))
  ), living as (
    select c.practice_id, c.product_id, c.rank, min(a.id) as article_id
    from candidate c join article a on a.id = c.article_id and a.deleted_at is null
    group by 1, 2, 3 having count(distinct a.id) = 1
  )
  select distinct on (l.practice_id, l.product_id) l.practice_id, l.product_id, a.product_id as becomes
  from living l join article a on a.id = l.article_id
  order by l.practice_id, l.product_id, l.rank;

with own as (
  select o.id, row_number() over (partition by o.practice_id, coalesce(f.becomes, o.product_id), o.vendor_id
                                  order by o.updated_at desc, o.id desc) as place
  from offer o left join found_again f on f.practice_id = o.practice_id and f.product_id = o.product_id
  where o.practice_id is not null)
delete from offer o using own where own.id = o.id and own.place > 1;

update offer o set product_id = p.id, vat_class = p.vat_class
from found_again f join product p on p.id = f.becomes
where o.practice_id = f.practice_id and o.product_id = f.product_id;

drop table found_again, stray_product;
