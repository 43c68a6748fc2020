import { Button, Group, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListNumbers, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';

interface HeaderActionsProps {
  positions: number;
  onClear: () => Promise<void>;
}

export function HeaderActions({ positions, onClear }: HeaderActionsProps) {
  const { t } = useTranslation(['cart', 'common', 'routes']);
  const [isAsking, asking] = useDisclosure();
  const clear = useChange({ call: onClear, after: asking.close });

  return (
    <>
      <Button
        variant="subtle"
        color="ink"
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        onClick={asking.open}
      >
        {t('clear.label')}
      </Button>
      <Button
        component={Link}
        to={pathTo('quickOrder')}
        variant="default"
        leftSection={<IconListNumbers size={16} stroke={1.7} aria-hidden />}
      >
        {t('routes:quickOrder')}
      </Button>
      <Button
        component={Link}
        to={pathTo('search')}
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.7} aria-hidden />}
      >
        {t('addArticles')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={asking.close}
        title={t('clear.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <p>{t('clear.text')}</p>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            {t('clear.keep')}
          </Button>
          <Button color="stockMinimum" loading={clear.isBusy} onClick={() => void clear.run()}>
            {t('clear.confirm', { count: positions })}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
