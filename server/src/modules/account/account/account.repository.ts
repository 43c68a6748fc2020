// SQL of the practice's address book.
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface AddressRow
  extends Columns<
    'address',
    | 'id'
    | 'version'
    | 'kind'
    | 'type'
    | 'salutation'
    | 'street'
    | 'postcode'
    | 'location'
    | 'phone'
    | 'mobile'
    | 'fax'
  > {
  readonly isDefault: Column<'address', 'is_default'>;
  readonly shortName: Column<'address', 'short_name'>;
  readonly companyName: Column<'address', 'company_name'>;
  readonly firstName: Column<'address', 'first_name'>;
  readonly lastName: Column<'address', 'last_name'>;
  readonly country: Column<'address', 'country', ListedAddress['country']>;
  readonly vatId: Column<'address', 'vat_id'>;
}

const columns = `
  id, version, is_default as "isDefault", kind, type, short_name as "shortName", company_name as "companyName", salutation, first_name as "firstName",
  last_name as "lastName", street, postcode, location, country, phone, mobile, fax, vat_id as "vatId"`;

/** The default one of each kind comes first. */
export const listAddresses = (tx: Tx): Promise<AddressRow[]> =>
  tx.rows<AddressRow>(
    `select ${columns} from address where practice_id = $practice order by is_default desc, id`,
  );

type Fields = Omit<ListedAddress, 'id' | 'version' | 'isDefault'>;

/** Takes it from the one that has it; the database sees to it that one of each kind is the default. */
export const makeDefault = async (tx: Tx, id: number): Promise<AddressRow> => {
  await tx.run(
    `update address set is_default = false
     where practice_id = $practice and is_default and id <> $1
       and kind = (select kind from address where practice_id = $practice and id = $1)`,
    [id],
  );
  return tx.one<AddressRow>(
    `update address set is_default = true where practice_id = $practice and id = $1 returning ${columns}`,
    [id],
  );
};

const valuesOf = (fields: Fields): unknown[] => [
  fields.kind,
  fields.type,
  fields.shortName,
  fields.companyName,
  fields.salutation,
  fields.firstName,
  fields.lastName,
  fields.street,
  fields.postcode,
  fields.location,
  fields.country,
  fields.phone,
  fields.mobile,
  fields.fax,
  fields.vatId,
];

export const insertAddress = (tx: Tx, fields: Fields): Promise<AddressRow> =>
  tx.one<AddressRow>(
    `insert into address (practice_id, kind, type, short_name, company_name, salutation, first_name, last_name, street,
                          postcode, location, country, phone, mobile, fax, vat_id)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     returning ${columns}`,
    valuesOf(fields),
  );

export const updateAddress = (tx: Tx, id: number, fields: Fields): Promise<AddressRow> =>
  tx.one<AddressRow>(
    `update address set kind = $1, type = $2, short_name = $3, company_name = $4, salutation = $5, first_name = $6,
                        last_name = $7, street = $8, postcode = $9, location = $10, country = $11, phone = $12,
                        mobile = $13, fax = $14, vat_id = $15, is_default = is_default and kind = $1
     where practice_id = $practice and id = $16 returning ${columns}`,
    [...valuesOf(fields), id],
  );

export const deleteAddress = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from address where practice_id = $practice and id = $1', [id]);

/** Something lies in a cart that is delivered there. */
export const hasCart = async (tx: Tx, addressId: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from cart_position where practice_id = $practice and address_id = $1 limit 1',
    [addressId],
  )) !== null;
