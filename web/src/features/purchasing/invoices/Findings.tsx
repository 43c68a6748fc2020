// What is wrong with the document itself, by the name of each rule.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import { Section } from '../../../ui/page/Section.tsx';

export function Findings({ findings }: Pick<InvoiceDetail, 'findings'>) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  if (findings.length === 0) return null;
  const texts = [...new Set(findings.map(({ text }) => text[language]))];
  return (
    <Section id="findings" title={t('findings.title')} text={t('findings.text')}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
  );
}
