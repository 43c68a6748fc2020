import { IconAlertSquareFilled } from '@tabler/icons-react';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';

/** Why nothing was booked. */
export function Failure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <div className="row gap-8 items-top bg-min-soft bdrs-10 c-min fz-row p-8-12 w-full" role="alert">
      <IconAlertSquareFilled className="flex-none mt-2" size={17} aria-hidden />
      <div>
        <ApiErrorMessage error={error} />
      </div>
    </div>
  );
}
