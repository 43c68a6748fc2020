// The codes that people assigned to an article: nothing where there are none.
import { ActionIcon } from '@mantine/core';
import { type ArticleCode, articleCodeCalls } from '@praxora/contract/inventory/article-codes.calls';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

const kinds = { gtin: 'GTIN', pzn: 'PZN', number: '' } as const;

export function AssignedCodes({ articleId }: { articleId: number }) {
  const { t } = useTranslation('articleCodes');
  const { data: codes = [] } = useQuery({
    queryKey: [...inventoryKey, 'article-codes', articleId],
    queryFn: ({ signal }) =>
      callApi(articleCodeCalls.listArticleCodes, { params: { articleId } }, { signal }),
  });
  const removal = useChange({
    call: ({ kind, code }: ArticleCode, key) =>
      callApi(articleCodeCalls.removeCode, { params: { articleId }, query: { kind, code } }, key),
    success: (_, { code }) => t('list.removed', { code }),
    refetch: [inventoryKey],
  });
  if (codes.length === 0) return null;
  return (
    <section className="panel p-16-18" aria-labelledby="article-codes">
      <h2 id="article-codes">{t('list.title')}</h2>
      <ul className="plain-list">
        {codes.map((one) => (
          <li key={`${one.kind} ${one.code}`} className="row spread gap-12 p-6-0">
            <span className="mono anywhere min-w-0">{[kinds[one.kind], one.code].join(' ').trim()}</span>
            <Permitted permission="editArticles">
              <ActionIcon
                size="lg"
                aria-label={t('list.remove', { code: one.code })}
                onClick={() => void removal.run(one)}
              >
                <IconX size={17} aria-hidden />
              </ActionIcon>
            </Permitted>
          </li>
        ))}
      </ul>
    </section>
  );
}
