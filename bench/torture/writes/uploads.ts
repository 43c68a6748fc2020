// Documents of an article, found by the names of their files.
import { randomBytes } from 'node:crypto';
import type { StoredWrite } from '../../cluster/comparison.ts';
import { openKeeper } from './demo-user.ts';
import { type PrepareWrites, post } from './write-kind.ts';

const documentBytes = 200_000;
const firstBytes = '%PDF-1.4\n';

export const prepareUploads: PrepareWrites = async (product) => {
  const { token, articleIds } = await openKeeper(product);
  const file = new Blob([firstBytes, randomBytes(documentBytes - firstBytes.length)], {
    type: 'application/pdf',
  });
  return {
    ...{ name: 'upload', clients: 1, pause: 400, token },
    async write(sender, key) {
      const form = new FormData();
      form.append('type', 'MISCELLANEOUS');
      form.append('effectiveDate', new Date().toISOString().slice(0, 10));
      form.append('file', file, `${key}.pdf`);
      await sender.send(post(key, `/pro/inventory/article/${articleIds[0]}/document`, form));
    },
    async readStored(owner) {
      const { rows } = await owner.query<StoredWrite>(
        `select replace(file_name, '.pdf', '') as key, count(*)::int as times,
           bool_and(length(content) = $1) as "isWhole"
         from article_document_version where starts_with(file_name, 'upload-') group by 1`,
        [documentBytes],
      );
      return rows;
    },
  };
};
