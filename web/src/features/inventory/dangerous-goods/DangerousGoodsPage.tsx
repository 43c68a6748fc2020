// /inventory/dangerous-goods: the register of dangerous goods, what is missing in it, and its files.

import { dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import { IconFileTypePdf, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InventoryTabs } from '../../../domain/inventory/index.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { ExportButton } from '../../../ui/page/ExportButton.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { type Good, useDangerousGoods } from './dangerous-goods.queries.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { Shortcomings } from './Shortcomings.tsx';
import { useGoodsColumns } from './useGoodsColumns.tsx';

export function DangerousGoodsPage() {
  const { t } = useTranslation('inventory');
  const query = useDangerousGoods();
  const [edited, setEdited] = useState<Good | null>(null);
  const columns = useGoodsColumns(setEdited);
  const register = query.data;
  return (
    <ListPage
      header={
        <PageHeader
          title={t('dangerousGoods.title')}
          facts={t('dangerousGoods.facts')}
          actions={<RegisterFiles isEmpty={register?.goods.length === 0} />}
        />
      }
      tabs={<InventoryTabs current="dangerousGoods" />}
      toolbar={register && <Shortcomings register={register} />}
      query={{ ...query, data: register?.goods }}
      columns={columns}
      keyOf={({ articleId }) => articleId}
      label={t('dangerousGoods.title')}
      phone="cards"
      failed={{ title: t('dangerousGoods.failed.title'), text: t('dangerousGoods.failed.text') }}
      empty={
        <EmptyState
          guide="dangerous-goods"
          title={t('dangerousGoods.none.title')}
          pictures={['desinfektion']}
        >
          {t('dangerousGoods.none.text')}
        </EmptyState>
      }
    >
      {edited && <LabelDialog good={edited} onClose={() => setEdited(null)} />}
    </ListPage>
  );
}

function RegisterFiles({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('inventory');
  const language = useLanguage();
  const save = (format: 'csv' | 'pdf') =>
    void saveFile(
      () => downloadApi(dangerousGoodCalls.downloadRegister, { query: { format, language } }),
      `dangerous-goods.${format}`,
    ).catch(notifyRefusal);
  return (
    <ExportButton
      label={t('dangerousGoods.export')}
      disabled={isEmpty}
      onChoose={save}
      formats={[
        { format: 'pdf', text: t('dangerousGoods.pdf'), icon: IconFileTypePdf },
        { format: 'csv', text: t('dangerousGoods.csv'), icon: IconTable },
      ]}
    />
  );
}
