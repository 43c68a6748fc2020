import type { FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import type { FirstStep } from '@praxora/rules/reports/first-steps';
import {
  type Icon,
  IconBuildingWarehouse,
  IconHome,
  IconListDetails,
  IconShoppingCart,
  IconUsersPlus,
} from '@tabler/icons-react';

export interface StepProps {
  step: FirstStep;
  /** From 1, as it is shown. */
  number: number;
  state: FirstStepsState;
  isCurrent: boolean;
  onChoose: () => void;
  onSkip: () => void;
  onUnskip: () => void;
}

export const stepTexts = {
  addresses: { question: 'addresses.question', why: 'addresses.why', takes: 'addresses.takes' },
  colleagues: { question: 'colleagues.question', why: 'colleagues.why', takes: 'colleagues.takes' },
  storages: { question: 'storages.question', why: 'storages.why', takes: 'storages.takes' },
  articles: { question: 'articles.question', why: 'articles.why', takes: 'articles.takes' },
  order: { question: 'order.question', why: 'order.why', takes: 'order.takes' },
} as const satisfies Record<FirstStep, unknown>;

export const stepSigns: Readonly<Record<FirstStep, Icon>> = {
  addresses: IconHome,
  colleagues: IconUsersPlus,
  storages: IconBuildingWarehouse,
  articles: IconListDetails,
  order: IconShoppingCart,
};
