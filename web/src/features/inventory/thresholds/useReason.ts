// Why a threshold is suggested, in words made from the figures: use and its spread, what was left out, and the deliveries.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';

/** Below this consumption per week the text gives the interval in weeks instead. */
const seldom = 0.5;
const evenly = 0.3;
/** Small figures need a digit behind the comma. */
const amount = (value: number): string => formatNumber(value, value < 10 ? 1 : 0);

export function useMonthName(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

export function useReason(): (suggestion: ThresholdSuggestion) => string {
  const { t } = useTranslation('thresholds');
  const monthName = useMonthName();

  function textOfUse({ perWeek, spread, most, trend }: ThresholdSuggestion['use']): string {
    if (trend !== null) {
      const figures = { before: amount(trend.before), now: amount(trend.now) };
      return trend.now > trend.before ? t('why.rising', figures) : t('why.falling', figures);
    }
    if (perWeek < seldom) return t('why.seldom', { weeks: formatNumber(1 / perWeek, 0) });
    if (spread <= perWeek * evenly) return t('why.evenly', { amount: amount(perWeek) });
    return t('why.used', { amount: amount(perWeek), most: formatNumber(most, 0) });
  }

  function peaksText([peak, ...others]: ThresholdSuggestion['use']['peaks']): string[] {
    if (peak === undefined) return [];
    if (others.length > 0) return [t('why.peaks', { number: formatNumber(others.length + 1, 0) })];
    return [t('why.peak', { amount: formatNumber(peak.used, 0), month: monthName(peak.week) })];
  }

  function deliveryText({ source, fastest, slowest, vendors }: ThresholdSuggestion['delivery']): string {
    const days = { count: slowest, fastest: formatNumber(fastest, 0), slowest: formatNumber(slowest, 0) };
    const [vendor = ''] = vendors;
    if (source === 'usual') return t('why.delivery.usual');
    if (source === 'offer') return t('why.delivery.offer', days);
    if (vendors.length > 1)
      return fastest === slowest ? t('why.delivery.several', days) : t('why.delivery.severalRange', days);
    return fastest === slowest
      ? t('why.delivery.one', { ...days, vendor })
      : t('why.delivery.oneRange', { ...days, vendor });
  }

  return ({ use, delivery }) => [textOfUse(use), ...peaksText(use.peaks), deliveryText(delivery)].join(' ');
}
