// VAT: of the catalogue's products the catalogue knows it; of the practice's own it is chosen here.
import { Select } from '@mantine/core';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { formatNumber } from '../../../lib/format.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { Section } from '../../../ui/page/Section.tsx';
import type { VatClass } from './article-form.ts';
import type { ArticleForm } from './form.ts';
import { vatPercent } from './vat-percent.ts';

export function TaxSection({ form }: { form: ArticleForm }) {
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
