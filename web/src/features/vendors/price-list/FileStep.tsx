// The file, by choosing or dropping.
import { Progress } from '@mantine/core';
import { priceListCalls } from '@praxora/contract/vendors/price-lists.calls';
import { acceptedFiles } from '@praxora/rules/shared/file-formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { uploadApi } from '../../../lib/api/api.ts';
import { DropZone } from '../../../ui/fields/DropZone.tsx';
import classes from './PriceListPanel.module.css';
import { type ListOwner, useShowPriceList } from './price-list.queries.ts';

const accepted = acceptedFiles('priceLists');

interface FileStepProps {
  vendorId: ListOwner;
  /** It is known that no list waits. */
  isReady: boolean;
  onRead: () => void;
}

export function FileStep({ vendorId, isReady, onRead }: FileStepProps) {
  const { t } = useTranslation('priceList');
  const show = useShowPriceList();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function upload(file: File) {
    setFailure(null);
    setSent(0);
    try {
      const body = vendorId === null ? {} : { vendorId };
      const list = await uploadApi(priceListCalls.uploadPriceList, { body, file }, { onSent: setSent });
      onRead();
      await show(vendorId, list);
    } catch (error) {
      setFailure(error);
    }
    setSent(null);
  }

  const percent = Math.round((sent ?? 0) * 100);
  return (
    <div className={`${classes.body} p-16-18`}>
      <DropZone
        label={t('file.choose')}
        text={t('file.limits')}
        accept={accepted}
        disabled={!isReady || sent !== null}
        error={failure !== null && <ApiErrorMessage error={failure} />}
        onFile={(file) => void upload(file)}
      />
      {sent !== null && (
        <div className="quiet fz-caption grid gap-6 mt-12" role="status">
          <Progress value={percent} animated={percent === 100} aria-label={t('file.sending')} />
          <span>{percent < 100 ? t('file.sent', { percent }) : t('file.reading')}</span>
        </div>
      )}
    </div>
  );
}
