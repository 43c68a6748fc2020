// Beside the first steps: a practice full of made-up data, to look around in.
import { useTranslation } from 'react-i18next';
import { SampleButton, useHasSample } from '../../../../domain/account/index.ts';

/** A screen with figures, as the product shows them once there are some. */
function Drawing() {
  return (
    <svg viewBox="0 0 96 76" width="96" height="76" fill="none" aria-hidden="true">
      <rect x="14" y="8" width="68" height="48" rx="6" stroke="currentColor" strokeWidth="2.5" />
      <path d="M14 20h68" stroke="currentColor" strokeWidth="2.5" />
      <rect x="23" y="28" width="15" height="20" rx="3" stroke="currentColor" strokeWidth="2.5" />
      <path d="M48 48V36m8 12V28m8 20V33m8 15V39" stroke="currentColor" strokeWidth="4" opacity=".55" />
      <path d="M48 56v9M36 68h24" stroke="currentColor" strokeWidth="2.5" opacity=".35" />
    </svg>
  );
}

export function SamplePanel() {
  const { t } = useTranslation('firstSteps');
  if (!useHasSample()) return null;
  return (
    <section className="panel overflow-hidden" aria-labelledby="sample-practice">
      <div className="bg-primary-soft c-primary grid place-center p-16">
        <Drawing />
      </div>
      <div className="p-16-18 column gap-12">
        <h2 id="sample-practice" className="fz-lead">
          {t('sample.title')}
        </h2>
        <p className="fz-row">{t('sample.text')}</p>
        <SampleButton variant="default" fullWidth label={t('sample.open')} />
        <p className="quiet fz-fact ta-center">{t('sample.note')}</p>
      </div>
    </section>
  );
}
