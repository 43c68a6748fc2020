// Names of the thresholds and of the kinds of suggestions, by what the code calls them.

export const valueTexts = {
  minimumStock: 'thresholds:values.minimumStock',
  warningStock: 'thresholds:values.warningStock',
  idealStock: 'thresholds:values.idealStock',
} as const;

export const showingTexts = {
  all: 'thresholds:showing.all',
  ranOut: 'thresholds:showing.ranOut',
  tooMuch: 'thresholds:showing.tooMuch',
  expiring: 'thresholds:showing.expiring',
  hidden: 'thresholds:showing.hidden',
} as const;
