import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { openDraft, takeDraft } from './kept-texts.ts';
import { sessionStore } from './session-store.ts';

/** What was typed when the session ended is there again after the login. */
export function useKeptText<Values extends object>(name: object, form: UseFormReturnType<Values>): void {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const draft = takeDraft(sessionStore.get().user?.email, name);
    if (draft) latest.current.setValues(draft as Values);
    return openDraft(() =>
      latest.current.isDirty() ? { form: name, values: latest.current.getValues() } : null,
    );
  }, [name]);
}
