import facts from './pictures/en/pictures.json' with { type: 'json' };
import { withAddresses } from './step-picture.ts';

const addresses = import.meta.glob<string>('./pictures/en/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const pictures = withAddresses(facts, addresses);
