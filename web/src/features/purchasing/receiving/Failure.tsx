import { IconAlertSquareFilled } from '@tabler/icons-react';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import classes from './Failure.module.css';

/** Why nothing was booked. */
export function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <div className={classes.failure} role="alert">
      <IconAlertSquareFilled size={17} aria-hidden />
      <div>
        <ApiErrorMessage error={error} />
      </div>
    </div>
  );
}
