-- A product's page shows its neighbours in the category: found from its own place on, not among all of the category.
create index product_category_place on product (category_id, id);
drop index product_category;
