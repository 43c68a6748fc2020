import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './StockFields.module.css';

/** The labels of what was booked, to be stuck on. */
export function MadeLabels({ labelIds, onClose }: { labelIds: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['article', 'common']);
  const count = labelIds.length;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('stock.labelsTitle', { count })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('stock.labelsText', { count })}</p>
      <ul className={classes.labels}>
        {labelIds.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {t('stock.done')}
        </Button>
      </div>
    </Modal>
  );
}
