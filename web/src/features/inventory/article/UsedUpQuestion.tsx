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
  const usedUp = readUsedUp(state);
  const close = () => void navigate(`${pathname}${search}`, { replace: true, state: null });
  return usedUp && <Question key={usedUp.at} name={article.name} usedUp={usedUp} onClose={close} />;
}

interface QuestionProps {
  name: string;
  usedUp: UsedUp;
  onClose: () => void;
}

function Question({ name, usedUp: { at, by, bookingId }, onClose }: QuestionProps) {
  const { t } = useTranslation(['scanner', 'common']);
  const mayBook = usePermission('bookStock');
  const takeBack = useChange({
    call: (id: string, key) => callApi(stockCalls.undoBooking, { params: { bookingId: id } }, key),
    success: () => t('usedUp.takenBack', { name }),
    after: onClose,
    refetch: stockKeys,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('usedUp.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('usedUp.text', { name, date: formatDateTime(at), who: by || t('common:somebody') })}</p>
      <div className={`${classes.answers} flex flex-wrap`}>
        <Button data-autofocus onClick={onClose}>
          {t('usedUp.right')}
        </Button>
        {mayBook && bookingId !== null && (
          <Button variant="default" loading={takeBack.isBusy} onClick={() => void takeBack.run(bookingId)}>
            {t('usedUp.takeBack')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
