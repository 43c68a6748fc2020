// The pictures of the guides' steps in one language, as `npm run guide:pictures` takes them, fetched with the first guide.
import { useQuery } from '@tanstack/react-query';
import { type Language, useLanguage } from '../../../lib/i18n.ts';
import type { StepPicture } from './step-picture.ts';

type Pictures = ReadonlyMap<string, StepPicture>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly pictures: Pictures }>>> = {
  de: () => import('./pictures-de.ts'),
  en: () => import('./pictures-en.ts'),
};

const none: Pictures = new Map();

/** By guide and step: `receive-delivery-4`. */
export function usePictures(): Pictures {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['help', 'pictures', language],
    queryFn: async () => (await loaders[language]()).pictures,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? none;
}
