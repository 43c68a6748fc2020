import { accountCalls } from '@praxora/contract/account/account.calls';
import { addressCalls as calls } from '@praxora/contract/account/addresses.calls';
import type { Http } from '../../../platform/http/answer.ts';
import * as account from './account.service.ts';
import { accountCounts, getAccount, updateAccount } from './account-data.ts';

export function accountRoutes(http: Http): void {
  http.answer(accountCalls.getAccount, ({ tx }) => getAccount(tx));

  http.answer(accountCalls.updateAccount, (context, { body }) => updateAccount(context, body));

  http.answer(accountCalls.accountCounts, ({ tx }) => accountCounts(tx));

  http.answer(calls.listAddresses, (context) => account.listAddresses(context));

  http.answer(calls.createAddress, (context, { body }) => account.createAddress(context, body));

  http.answer(calls.updateAddress, (context, { params, body }) =>
    account.updateAddress(context, params.addressId, body),
  );

  http.answer(calls.deleteAddress, (context, { params, query }) =>
    account.deleteAddress(context, params.addressId, query.version),
  );
}
