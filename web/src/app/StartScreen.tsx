// The logo alone: while the app starts, and while a legacy user is sent on.
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from '../ui/page/Logo.tsx';
import classes from './StartScreen.module.css';

interface StartScreenProps {
  /** Shown at once; a start that takes less than a blink shows nothing. */
  immediate?: boolean;
  /** For those who hear the page. */
  says?: string;
}

export function StartScreen({ immediate = false, says }: StartScreenProps) {
  const { t } = useTranslation('common');
  return (
    <main className={`${classes.root} grid place-center p-24 bg-sheet`} aria-busy="true">
      <div className={immediate ? undefined : classes.delayed} role="status">
        <Logo height={40} />
        <VisuallyHidden>{says ?? t('loading')}</VisuallyHidden>
      </div>
    </main>
  );
}
