// Says what a refused scan really was: another batch, another article, or one more use of its label. The same booking goes out again.
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeAssignment } from '../modes/assignment.ts';
import { removal, type TreatmentOfRemoval } from '../modes/bookings.ts';
import { earlierUse } from '../modes/used-label.ts';
import type { Booking } from '../queue/booking.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ArticleSearch } from './CodeSheet.tsx';
import { BatchChoice } from './Questions.tsx';
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

  function assign(chosen: ScannableArticle, entry: ScannableEntry | null) {
    onClose();
    // What it was for was said with the scan.
    const treatment = booking.request?.body.treatment as TreatmentOfRemoval | undefined;
    const target = { article: chosen, entry, labelId: null };
    const { request, shown } = removal(target, code, booking.scannedAt, { treatment });
    if (request) void station.change(booking.key, { type: 'assigned', request, shown });
    // The next scan of the code finds the article by itself.
    const { product } = booking.shown;
    if (product) void station.add(codeAssignment(chosen, { code, product }, booking.scannedAt));
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
        <ArticleSearch onChoose={setArticle} />
      )}
    </Sheet>
  );
}
