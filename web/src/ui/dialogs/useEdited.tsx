// A form over something that several people change. It sends the version it was opened with; when somebody else has saved
// meanwhile, nothing is written over, what was typed stays, and the user chooses field by field.
//
// A form takes it in one line, `const edited = useEdited({ … })`, sends `edited.version`, hands a refusal to `edited.hear`,
// and shows `edited.question`.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/api/error-text.ts';
import { chosenValues, findDifferences, type Side } from '../../lib/versions/differences.ts';
import { notify } from '../feedback/notify.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { isChangedMeanwhile } from './useVersion.ts';

interface Versioned<Values> {
  readonly version: number;
  readonly values: Values;
}

/** How a field is called and what it says, in the words of the form. */
export interface EditedField<Values> {
  readonly label: string;
  readonly show: (values: Values) => string;
}

interface EditedOptions<Values extends object, Name extends keyof Values & string> {
  /** Values and version at the time the form was opened. */
  readonly seen: Versioned<Values>;
  /** Loads the current values from the server; null if the object is gone. */
  readonly load: () => Promise<Versioned<Values> | null>;
  /** Everything the form sends: what is not named here would be written over unseen. */
  readonly fields: Readonly<Record<Name, EditedField<Values>>>;
  /** The form as the user chose it. */
  readonly onChoose: (values: Values) => void;
}

export interface Edited<Values> {
  readonly version: number;
  /** Tells whether the refusal was about somebody else's change; the user is asked then. */
  readonly hear: (error: unknown, mine: Values) => Promise<boolean>;
  readonly question: ReactNode;
  /** The form stays open after it was saved: this is what counts from now on. */
  readonly saved: (now: Versioned<Values>) => void;
}

export function useEdited<Values extends object, Name extends keyof Values & string>({
  seen,
  load,
  fields,
  onChoose,
}: EditedOptions<Values, Name>): Edited<Values> {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(seen);
  const [conflict, setConflict] = useState<{ text: string; mine: Values; theirs: Versioned<Values> } | null>(
    null,
  );
  const names = Object.keys(fields) as Name[];

  async function hear(error: unknown, mine: Values): Promise<boolean> {
    if (!isChangedMeanwhile(error)) return false;
    const theirs = await load();
    if (theirs === null) return false;
    // The pages behind the form show what the other one saved.
    void queryClient.invalidateQueries();
    const text = errorText(error);
    if (findDifferences(names, { base: base.values, mine, theirs: theirs.values }).length > 0) {
      setConflict({ text, mine, theirs });
    } else {
      setBase(theirs);
      notify.warning(`${text} ${t('changed.nothingDiffers')}`);
    }
    return true;
  }

  if (conflict === null) return { version: base.version, hear, question: null, saved: setBase };
  const { text, mine, theirs } = conflict;
  const differences = findDifferences(names, { base: base.values, mine, theirs: theirs.values });

  function choose(sides: Readonly<Record<string, Side>>) {
    onChoose(chosenValues(differences, ({ name }) => sides[name] ?? 'mine', { mine, theirs: theirs.values }));
    setBase(theirs);
    setConflict(null);
    notify.warning(t('changed.chosen'));
  }

  return {
    version: base.version,
    hear,
    saved: setBase,
    question: (
      <ChangedMeanwhile
        text={text}
        differences={differences.map((difference) => {
          const { label, show } = fields[difference.name];
          return { ...difference, label, theirs: show(theirs.values), mine: show(mine) };
        })}
        onChoose={choose}
        onClose={() => setConflict(null)}
      />
    ),
  };
}
