// The label that opened this page belongs to goods that are used up: is the pack still there after all?
import { Button, Modal } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { readUsedUp, stockKeys, type UsedUp } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import classes from './UsedUpQuestion.module.css';

export function UsedUpQuestion({ article }: { article: ArticleDetail }) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const scanned = readUsedUp(state);
  const close = () => void navigate(`${pathname}${search}`, { replace: true, state: null });
  return scanned && <Question key={scanned.usedUp.at} name={article.name} {...scanned} onClose={close} />;
}

interface QuestionProps {
  name: string;
  usedUp: UsedUp;
  labelId: string;
  onClose: () => void;
}

function Question({ name, usedUp, labelId, onClose }: QuestionProps) {
  const { at, by, storageName, bookingId, canGoOn } = usedUp;
  const { t } = useTranslation(['scanner', 'common']);
  const mayBook = usePermission('bookStock');
  const takeBack = useChange({
    call: (id: string, key) => callApi(stockCalls.undoBooking, { params: { bookingId: id } }, key),
    success: () => t('usedUp.takenBack', { name }),
    after: onClose,
    refetch: stockKeys,
  });
  const goOn = useChange({
    call: (_: null, key) =>
      callApi(
        stockCalls.bookConsumption,
        { body: { labelId, again: true, skipsExpired: false, note: '' } },
        key,
      ),
    success: () => t('usedUp.goneOn', { name }),
    after: onClose,
    refetch: stockKeys,
  });
  const facts = { name, date: formatDateTime(at), who: by || t('common:somebody') };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('usedUp.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{canGoOn ? t('usedUp.textOfLabel', { ...facts, storage: storageName }) : t('usedUp.text', facts)}</p>
      <div className={`${classes.answers} flex flex-wrap`}>
        <Button data-autofocus onClick={onClose}>
          {t('usedUp.right')}
        </Button>
        {mayBook && bookingId !== null && (
          <Button variant="default" loading={takeBack.isBusy} onClick={() => void takeBack.run(bookingId)}>
            {t('usedUp.takeBack')}
          </Button>
        )}
        {mayBook && canGoOn && (
          <Button variant="default" loading={goOn.isBusy} onClick={() => void goOn.run(null)}>
            {t('usedUp.goOn')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
