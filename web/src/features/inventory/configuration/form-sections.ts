// The sections of the form in their order: what everybody is asked, and what waits behind "more".
import type { FunctionComponent } from 'react';
import type { ArticleForm } from './form.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { LabelSection } from './LabelSection.tsx';
import { MakerSection } from './MakerSection.tsx';
import { NotesSection } from './NotesSection.tsx';
import { OpeningSection } from './OpeningSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { RecordSection } from './RecordSection.tsx';
import { TaxSection } from './TaxSection.tsx';
import { UnitsSection } from './UnitsSection.tsx';
import { WarningsSection } from './WarningsSection.tsx';

interface FormSection {
  readonly id: string;
  readonly label: `sections.${string}`;
  readonly Fields: FunctionComponent<{ form: ArticleForm }>;
}

export const essentialSections = [
  { id: 'identity', label: 'sections.identity', Fields: IdentitySection },
  { id: 'units', label: 'sections.units', Fields: UnitsSection },
  { id: 'warnings', label: 'sections.warnings', Fields: WarningsSection },
] as const satisfies readonly FormSection[];

/** A new section of "more" is one line here; its problems open "more" by themselves. */
export const moreSections = [
  { id: 'opening', label: 'sections.opening', Fields: OpeningSection },
  { id: 'maker', label: 'sections.maker', Fields: MakerSection },
  { id: 'label', label: 'sections.placement', Fields: LabelSection },
  { id: 'record', label: 'sections.record', Fields: RecordSection },
  { id: 'place', label: 'sections.place', Fields: PlaceSection },
  { id: 'tax', label: 'sections.tax', Fields: TaxSection },
  { id: 'notes', label: 'sections.notes', Fields: NotesSection },
] as const satisfies readonly FormSection[];

/** Paths of the essentials in the payload, or how they begin. Everything else is behind "more". */
const essentialFields = [
  'name',
  'storageConfiguration',
  'packagingInformation',
  'labelConfiguration.consumptionPerScan',
  'labelConfiguration.unitToCount',
  'notificationInformation',
];

/** The problem of the article as a whole, '', belongs to neither. */
export const isBehindMore = (field: string): boolean =>
  field !== '' && !essentialFields.some((one) => field === one || field.startsWith(`${one}.`));
