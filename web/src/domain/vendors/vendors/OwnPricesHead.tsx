// Above own prices: what they are for, who changes them, and the way to a new one.
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../account/index.ts';

interface OwnPricesHeadProps {
  /** Id of the title element. */
  id: string;
  title: string;
  add: string;
  onAdd: () => void;
}

export function OwnPricesHead({ id, title, add, onAdd }: OwnPricesHeadProps) {
  const { t } = useTranslation('article');
  const { canChange, approvers } = useAgreements();
  return (
    <Group gap="8px 16px" justify="space-between">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="quiet fz-note mt-4">{t('ownPrices.text')}</p>
        {approvers !== null && (
          <p className="quiet fz-note mt-4">{t('ownPrices.approversOnly', { approvers })}</p>
        )}
      </div>
      {canChange && (
        <Button variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      )}
    </Group>
  );
}
