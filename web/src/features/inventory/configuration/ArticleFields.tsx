// The form: where you are on the left, the questions in the middle, what follows from the answers on the right.

import { Select, Textarea } from '@mantine/core';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { formatNumber } from '../../../lib/format.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './ArticleFields.module.css';
import type { VatClass } from './article-form.ts';
import type { ArticleForm } from './form.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { LabelSection } from './LabelSection.tsx';
import { OpeningSection } from './OpeningSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { Reckoning } from './Reckoning.tsx';
import { RecordSection } from './RecordSection.tsx';
import { UnitsSection } from './UnitsSection.tsx';
import { vatPercent } from './vat-percent.ts';
import { WarningsSection } from './WarningsSection.tsx';

// VAT: of the catalogue's products the catalogue knows it; of the practice's own it is chosen here.
function TaxSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { vatRates } = useAppConfig();
  const country = sessionStore.get().user?.country ?? 'DE';
  const { values, set } = form;
  const today = calendarDay(new Date());
  const percent = (vatClass: VatClass) => formatNumber(vatPercent(vatRates, country, vatClass, today) ?? 0);
  const options = {
    fullTax: t('tax.full', { percent: percent('fullTax') }),
    reducedTax: t('tax.reduced', { percent: percent('reducedTax') }),
  } as const;
  const isFromCatalogue = values.catalogProductSlug !== null;
  return (
    <Section id="tax" title={t('tax.title')}>
      <Select
        maw={320}
        label={t('tax.label')}
        description={isFromCatalogue ? t('tax.fromCatalogue') : t('tax.text')}
        allowDeselect={false}
        disabled={isFromCatalogue}
        data={Object.entries(options).map(([value, label]) => ({ value, label }))}
        value={values.vat}
        onChange={(value) => set({ vat: value === 'reducedTax' ? 'reducedTax' : 'fullTax' })}
      />
    </Section>
  );
}

function NotesSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  return (
    <Section id="notes" title={t('notes.title')}>
      <Textarea
        label={t('notes.label')}
        description={t('notes.text')}
        autosize
        minRows={3}
        maxLength={10_000}
        value={form.values.notice}
        error={form.error('notes.notice')}
        onChange={(event) => form.set({ notice: event.currentTarget.value })}
      />
    </Section>
  );
}

const sections = [
  { id: 'identity', label: 'sections.identity' },
  { id: 'units', label: 'sections.units' },
  { id: 'label', label: 'sections.placement' },
  { id: 'warnings', label: 'sections.warnings' },
  { id: 'record', label: 'sections.record' },
  { id: 'place', label: 'sections.place' },
  { id: 'tax', label: 'sections.tax' },
  { id: 'notes', label: 'sections.notes' },
  { id: 'opening', label: 'sections.opening' },
] as const;

interface ArticleFieldsProps {
  form: ArticleForm;
  /** A new article may begin with a stock. */
  isNew: boolean;
  /** Grows with each try to save that failed: the focus goes to the first field with a problem. */
  failedTries: number;
}

export function ArticleFields({ form, isNew, failedTries }: ArticleFieldsProps) {
  const { t } = useTranslation('article');
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedTries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedTries]);
  const shown = sections.filter(({ id }) => isNew || id !== 'opening');
  return (
    <div className={`${classes.columns} items-start grid gap-28`}>
      <nav className={classes.nav} aria-label={t('sections.title')}>
        {shown.map(({ id, label }) => (
          <a
            className="quiet fz-note bdrs-8 p-7-10 td-none"
            key={id}
            href={`#${id}`}
            onClick={(event) => scrollTo(event, id)}
          >
            {t(label)}
          </a>
        ))}
      </nav>
      <div ref={fields}>
        <IdentitySection form={form} />
        <UnitsSection form={form} />
        <LabelSection form={form} />
        <WarningsSection form={form} />
        <RecordSection form={form} />
        <PlaceSection form={form} />
        <TaxSection form={form} />
        <NotesSection form={form} />
        {isNew && form.values.useInventory && <OpeningSection form={form} />}
      </div>
      <aside className={classes.side}>
        <Reckoning values={form.values} />
      </aside>
    </div>
  );
}

/** The address stays: a new one would be a page to leave. */
function scrollTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
