-- What is said of the expiry of an article's first stock when the article is made, kept until that stock is booked in.
alter table article add column opening_expiry date;
