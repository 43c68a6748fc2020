import { Radio } from '@mantine/core';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useTranslation } from 'react-i18next';
import { DymoDrawing, SheetDrawing, ZebraDrawing } from './drawings.tsx';
import classes from './PrinterSettings.module.css';

type Way = PrintingDefaults['way'];

const ways = [
  { value: 'dymo', name: 'way.dymo', text: 'way.dymoText', picture: <DymoDrawing size={58} /> },
  {
    value: 'pdf',
    name: 'way.pdf',
    text: 'way.pdfText',
    picture: <SheetDrawing columns={3} rows={8} width={38} />,
  },
  { value: 'zpl', name: 'way.zpl', text: 'way.zplText', picture: <ZebraDrawing /> },
] as const;

export function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useTranslation('labels');
  return (
    <section>
      <h2 id="way-title">{t('way.title')}</h2>
      <Radio.Group value={way} aria-labelledby="way-title" onChange={(value) => onChange(value as Way)}>
        <div className="columns-3 gap-12 mt-12 phone-one-column">
          {ways.map(({ value, name, text, picture }) => (
            <Radio.Card
              key={value}
              value={value}
              className={`${classes.way} row gap-14 bd-strong bdrs-14 p-14-16`}
              data-chosen={way === value || undefined}
              aria-label={t(name)}
            >
              <span className="bg-tile bdrs-12 grid flex-none h-68 place-center w-68">{picture}</span>
              <span>
                <span className="row gap-8 fz-note fw-600 mb-3">
                  <Radio.Indicator />
                  {t(name)}
                </span>
                <span className={`${classes.facts} quiet fz-fact block tabular lh-140`}>{t(text)}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </section>
  );
}
