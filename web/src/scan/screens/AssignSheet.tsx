// Says what a refused scan really was: another batch, another article, or one more use of its label. The same booking goes out again.
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removal, type TreatmentOfRemoval } from '../modes/bookings.ts';
import { earlierUse } from '../modes/used-label.ts';
import type { Booking } from '../queue/booking.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ArticleChoice, BatchChoice } from './Questions.tsx';
import { UsedLabelSheet } from './UsedLabelSheet.tsx';

interface AssignSheetProps {
  booking: Booking;
  onClose: () => void;
}

export const AssignSheet = (props: AssignSheetProps) =>
  earlierUse(props.booking) ? <UsedLabelSheet {...props} /> : <ProductSheet {...props} />;

function ProductSheet({ booking, onClose }: AssignSheetProps) {
  const { t } = useTranslation('scanApp');
  const station = useStation();
  const { catalogue } = useSnapshot();
  const { articleId, code } = booking.shown;
  const [article, setArticle] = useState(articleId === null ? null : catalogue.byId(articleId));
  const [text, setText] = useState('');

  function assign(chosen: ScannableArticle, entry: ScannableEntry | null) {
    onClose();
    // What it was for was said with the scan.
    const treatment = booking.request?.body.treatment as TreatmentOfRemoval | undefined;
    const target = { article: chosen, entry, labelId: null };
    const { request, shown } = removal(target, code, booking.scannedAt, { treatment });
    if (request) void station.change(booking.key, { type: 'assigned', request, shown });
  }

  return (
    <Sheet title={article ? t('choose.batch', { name: article.name }) : t('choose.what')} onClose={onClose}>
      {article ? (
        <>
          <BatchChoice article={article} onChoose={(entry) => assign(article, entry)} />
          <div className="flex mt-12">
            <Button onClick={() => setArticle(null)}>{t('choose.otherArticle')}</Button>
          </div>
        </>
      ) : (
        <>
          <input
            className="bg-sheet bd-strong bdrs-14 mb-12 scan-target p-8-16 w-full"
            type="search"
            aria-label={t('choose.search')}
            placeholder={t('choose.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <ArticleChoice articles={catalogue.byName(text)} onChoose={setArticle} />
        </>
      )}
    </Sheet>
  );
}
