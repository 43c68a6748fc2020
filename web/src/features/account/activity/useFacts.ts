// The sentence above the list: how many changes, by how many people, handhelds and API tokens.
import { useTranslation } from 'react-i18next';
import type { ActivityPage } from '../../../domain/account/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { comingFacts } from '../../../ui/page/PageHeader.tsx';

export function useFacts(): (head: ActivityPage | undefined, days: string) => string {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  return (head, days) => {
    if (!head) return comingFacts;
    if (head.total === 0) return t('factsNone');
    const countOf = (...kinds: readonly string[]) =>
      head.authors.filter(({ kind }) => kinds.includes(kind)).length;
    const numbers = (count: number) => ({ count, number: formatNumber(count, 0) });
    const [people, handhelds, tokens] = [countOf('user'), countOf('device'), countOf('token')];
    const programs = countOf('operator', 'job');
    const authors = [
      people > 0 && t('people', numbers(people)),
      handhelds > 0 && t('handhelds', numbers(handhelds)),
      tokens > 0 && t('tokens', numbers(tokens)),
      programs > 0 && t('programs', numbers(programs)),
    ].filter((text) => text !== false);
    return t('facts', {
      changes: t('changes', numbers(head.total)),
      days,
      authors: new Intl.ListFormat(language, { type: 'conjunction' }).format(authors),
    });
  };
}
