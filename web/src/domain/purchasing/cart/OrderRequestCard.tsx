import { Button, Textarea } from '@mantine/core';
import { orderRequestCalls } from '@praxora/contract/purchasing/order-request.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { IconMail, IconMailCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { joinUserNames, usePeopleWith } from '../../account/index.ts';

const longestNote = 500;

export function OrderRequestCard({ addressId }: { addressId: number }) {
  const { t } = useTranslation('roles');
  const titleId = useId();
  const people = usePeopleWith('order');
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState<DataOf<typeof orderRequestCalls.requestOrder> | null>(null);
  const request = useChange({
    call: (text: string, key) =>
      callApi(orderRequestCalls.requestOrder, { body: { addressId, note: text } }, key),
    after: setAnswer,
  });
  return (
    <section className="panel p-18 bg-sheet column gap-12" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('request.title')}</h2>
      {people && (
        <p className="quiet fz-note lh-150 pretty">
          {t('request.people', { names: joinUserNames(people), count: people.length })}
        </p>
      )}
      {answer ? (
        <Outcome {...answer} />
      ) : (
        <>
          <Textarea
            label={t('request.note')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={longestNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            leftSection={<IconMail size={17} stroke={1.7} aria-hidden />}
            loading={request.isBusy}
            onClick={() => void request.run(note)}
          >
            {t('request.send')}
          </Button>
        </>
      )}
    </section>
  );
}

/** What happened: a mail was sent now, or a few minutes ago. */
function Outcome({ isSent, receivers }: DataOf<typeof orderRequestCalls.requestOrder>) {
  const { t } = useTranslation('roles');
  const names = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(receivers);
  return (
    <p className="row gap-8 items-top bg-ok-soft bdrs-8 c-ok fz-note p-8-12" role="status">
      <IconMailCheck className="flex-none mt-2" size={17} stroke={1.7} aria-hidden />
      {t(isSent ? 'request.sent' : 'request.sentBefore', { names, count: receivers.length })}
    </p>
  );
}
