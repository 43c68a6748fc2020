// Name and address of the practice at the head of documents for others: those of its default delivery address, where it has one.
import type { UserContext } from '../../platform/context.ts';
import { listAddresses } from '../account/index.ts';

export async function practiceLines(context: Pick<UserContext, 'tx' | 'user'>): Promise<string[]> {
  const address = (await listAddresses(context)).find(({ kind }) => kind === 'shipping');
  if (address === undefined) return [context.user.practiceName];
  return [address.companyName, address.street, `${address.postcode} ${address.location}`].filter(
    (line) => line !== '',
  );
}
