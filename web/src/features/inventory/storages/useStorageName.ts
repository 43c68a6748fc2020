// A storage's name being typed: required, and unique, which the server says at the field.
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';

export function useStorageName(first: string, save: (name: string) => Promise<unknown>) {
  const errorText = useErrorText();
  const saving = useChange({ call: save, showsRefusal: true });
  const form = useContractForm({
    schema: bodySchema(storageCalls.createStorage),
    initialValues: { name: first },
  });
  const { value, onChange, error } = form.field('name');
  const setName = (name: string) => {
    onChange(name);
    saving.forget();
  };
  return {
    name: value,
    error: error ?? (saving.error === null ? undefined : errorText(saving.error)),
    isBusy: saving.isBusy,
    setName,
    submit: form.submit(({ name }) => saving.run(name)),
  };
}
