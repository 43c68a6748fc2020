// A storage's name being typed: required, unique (the server says so), and everything fetched anew once it is saved.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { fieldError } from '../../../lib/forms.tsx';

export function useStorageName(first: string, save: (name: string) => Promise<void>) {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [name, setName] = useState(first);
  const [error, setError] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    name,
    error,
    isBusy,
    setName: (next: string) => {
      setName(next);
      setError(null);
    },
    submit: async (): Promise<void> => {
      if (isBusy) return;
      if (name.trim() === '') {
        setError(fieldError('REQUIRED_FIELD'));
        return;
      }
      setBusy(true);
      try {
        await save(name.trim());
        await invalidateInventory(queryClient);
      } catch (failure) {
        setError(errorText(failure));
      }
      setBusy(false);
    },
  };
}
