// What the text of a file seems to say; of a picture nothing is asked.
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { uploadApi } from '../../../lib/api/api.ts';

export type Proposal = DataOf<typeof invoiceCalls.proposeInvoice>;

export const noProposal: Proposal = { number: null, issuedOn: null, grossCents: null, sellerName: null };

export const useProposal = (file: File) =>
  useQuery({
    queryKey: [...invoicesKey, 'proposal', file.name, file.size, file.lastModified],
    queryFn: ({ signal }): Promise<Proposal> =>
      file.type.startsWith('image/')
        ? Promise.resolve(noProposal)
        : uploadApi(invoiceCalls.proposeInvoice, { file, body: {} }, { signal }),
    // Without a proposal everything is typed.
    retry: false,
  });
