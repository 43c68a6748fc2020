// The practices of the person who is logged in: the present one, and the others to switch to.
import { Button, Skeleton } from '@mantine/core';
import { type OwnPractice, ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { switchPractice } from './enter-practice.ts';

export function PracticeList() {
  const { data, error } = useQuery({
    queryKey: ['own-practices'],
    queryFn: ({ signal }) => callApi(ownPracticeCalls.listOwnPractices, {}, { signal }),
  });
  const change = useChange({ call: switchPractice });
  if (error) return <ApiErrorMessage error={error} />;
  if (!data) return <Skeleton height={96} />;
  return (
    <ul className="column plain-list gap-4">
      {data.map((practice) => (
        <li key={practice.id}>
          <PracticeRow
            practice={practice}
            isBusy={change.isBusy}
            onSwitch={() => void change.run(practice.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface PracticeRowProps {
  practice: OwnPractice;
  isBusy: boolean;
  onSwitch: () => void;
}

function PracticeRow({ practice, isBusy, onSwitch }: PracticeRowProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { name, role, isCurrent, isTwoStepDue } = practice;
  return (
    <Button
      variant="subtle"
      color="ink"
      size="md"
      fullWidth
      justify="space-between"
      disabled={isBusy || isCurrent}
      aria-current={isCurrent || undefined}
      rightSection={isCurrent ? <IconCheck size={17} aria-label={t('shell:practice.here')} /> : undefined}
      onClick={onSwitch}
    >
      <span className="column lh-125 min-w-0 ta-left">
        <span className="ellipsis fz-note fw-560">{name}</span>
        <span className="fz-caption fw-400">
          {t(`common:role.${role}`)}
          {isTwoStepDue && `, ${t('shell:practice.twoStepDue')}`}
        </span>
      </span>
    </Button>
  );
}
