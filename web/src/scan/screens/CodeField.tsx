// Eight places for the code. One field lies over them, so that typing, pasting and correcting work as everywhere.
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { codeIn } from '../station/pairing.ts';
import classes from './CodeField.module.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Read as two groups of four. */
const groupLength = 4;

interface CodeFieldProps {
  code: string;
  onCode: (code: string) => void;
  isWrong: boolean;
}

export function CodeField({ code, onCode, isWrong }: CodeFieldProps) {
  const { t } = useTranslation('scanApp');
  return (
    <div className={classes.field} data-wrong={isWrong}>
      {places.map((place, index) => (
        <Fragment key={place}>
          {/* The hyphen people read the code with. */}
          {index === groupLength && <span className="self-center bg-line-strong h-2" aria-hidden />}
          <span
            className={`${classes.place} bd-strong bdrs-12 grid fz-22 fw-620 h-56 place-center`}
            data-next={index === code.length}
            aria-hidden
          >
            {code[index]}
          </span>
        </Fragment>
      ))}
      <input
        className={classes.input}
        aria-label={t('pair.field')}
        aria-invalid={isWrong}
        autoCapitalize="characters"
        autoComplete="off"
        inputMode="text"
        spellCheck={false}
        data-keeps-codes
        value={code}
        onChange={(event) => onCode(codeIn(event.target.value))}
      />
    </div>
  );
}
