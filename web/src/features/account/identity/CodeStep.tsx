// The second step of a login: the code of the authenticator app, or a recovery code.
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { checkedBy } from '../../../lib/forms.tsx';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { CodeField } from './fields.tsx';
import { useAuthForm } from './useAuthForm.ts';

const codeForm = z.object({ code: z.string().trim().min(1, { error: 'REQUIRED_FIELD' }) });

interface CodeStepProps {
  onCode: (code: string) => Promise<void>;
  /** To another e-mail or password. */
  onBack: () => void;
}

export function CodeStep({ onCode, onBack }: CodeStepProps) {
  const { t } = useTranslation('identity');
  const form = useAuthForm({
    initialValues: { code: '' },
    validate: checkedBy(codeForm),
    send: ({ code }) => onCode(code.trim()),
    refusals: [{ code: 'CODE_INVALID', field: 'code', isTypedAnew: true }],
  });
  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('code.title')}</h1>
      <p className={classes.lead}>{t('code.lead')}</p>
      <form className="grid mt-28" onSubmit={form.submit} noValidate>
        {form.failure !== null && (
          <AuthNotice kind="error">
            <ApiErrorMessage error={form.failure} />
          </AuthNotice>
        )}
        <CodeField autoFocus {...form.getInputProps('code')} />
        <Button type="submit" fullWidth className="h-46 mt-4 fz-lead" loading={form.submitting}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component="button" type="button" onClick={onBack} className={classes.link}>
          {t('code.back')}
        </Anchor>
      </p>
    </>
  );
}
