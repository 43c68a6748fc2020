// The words of the choices in an address, and the sign of each type.
import type { Address } from '@praxora/contract/account/addresses.calls';
import { IconBuildingStore, IconDental, IconFlask2, IconMapPin, IconStethoscope } from '@tabler/icons-react';
import { addressTypes } from '../../../lib/marketplace/address-type.ts';

const typeTexts = {
  surgery: 'types.surgery',
  laboratory: 'types.laboratory',
  shop: 'types.shop',
  other: 'types.other',
  practice: 'types.practice',
} as const;

export const textOfType = (type: Address['type']) => typeTexts[addressTypes[type]];

const typeSigns = {
  surgery: IconDental,
  laboratory: IconFlask2,
  shop: IconBuildingStore,
  other: IconMapPin,
  practice: IconStethoscope,
} as const;

export const signOfType = (type: Address['type']) => typeSigns[addressTypes[type]];

export const salutationTexts = {
  '': 'salutations.none',
  Mrs: 'salutations.Mrs',
  Mr: 'salutations.Mr',
} as const;

/** Text keys by address kind, so that each sentence can be translated as a whole. */
export const kindTexts = {
  shipping: {
    question: 'kinds.shipping.question',
    text: 'kinds.shipping.text',
    add: 'kinds.shipping.add',
    create: 'kinds.shipping.create',
    edit: 'kinds.shipping.edit',
    empty: 'kinds.shipping.empty',
    isDefault: 'kinds.shipping.isDefault',
    needed: 'kinds.shipping.needed',
  },
  billing: {
    question: 'kinds.billing.question',
    text: 'kinds.billing.text',
    add: 'kinds.billing.add',
    create: 'kinds.billing.create',
    edit: 'kinds.billing.edit',
    empty: 'kinds.billing.empty',
    isDefault: 'kinds.billing.isDefault',
    needed: 'kinds.billing.needed',
  },
} as const satisfies Record<Address['kind'], unknown>;
