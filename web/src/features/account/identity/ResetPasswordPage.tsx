// Forgot-password flow: an e-mail address becomes a mail with a link.
import { Anchor, Button } from '@mantine/core';
import { emailField, identityCalls } from '@praxora/contract/account/identity.calls';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { checkedBy } from '../../../lib/forms.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { MarkedText } from '../../../lib/MarkedText.tsx';
import classes from './AuthForm.module.css';
import { AuthNotice } from './AuthNotice.tsx';
import { useAuthLink } from './auth-links.ts';
import { EmailField } from './fields.tsx';
import { useAuthForm } from './useAuthForm.ts';

const resetForm = z.object({ email: emailField });

export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestForm onSent={setSentTo} />
  ) : (
    <MailSent email={sentTo} onAnother={() => setSentTo(null)} />
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('identity');
  const linkTo = useAuthLink();
  const form = useAuthForm({
    initialValues: { email: '' },
    validate: checkedBy(resetForm),
    send: async (values) => {
      const email = values.email.trim();
      await callApi(
        identityCalls.requestPasswordReset,
        { body: { email, language: currentLanguage() } },
        { skipErrorHandler: true },
      );
      onSent(email);
    },
    refusals: [{ code: 'EMAIL_NOT_REGISTERED', field: 'email' }],
  });

  return (
    <>
      <h1 className={`${classes.title} fz-32`}>{t('reset.title')}</h1>
      <p className={classes.lead}>{t('reset.lead')}</p>
      <form className="grid mt-28" onSubmit={form.submit} noValidate>
        {form.failure !== null && (
          <AuthNotice kind="error">
            <ApiErrorMessage error={form.failure} />
          </AuthNotice>
        )}
        <EmailField {...form.getInputProps('email')} />
        <Button type="submit" fullWidth className="h-46 mt-4 fz-lead" loading={form.submitting}>
          {t('reset.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        <Anchor component={Link} to={linkTo('login')} className={classes.link}>
          {t('reset.toLogin')}
        </Anchor>
      </p>
    </>
  );
}

function MailSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation('identity');
  const linkTo = useAuthLink();
  return (
    <div role="status">
      <span className={classes.mark}>
        <IconMailCheck size={28} stroke={1.6} aria-hidden />
      </span>
      <h1 className={`${classes.title} fz-32`}>{t('reset.sentTitle')}</h1>
      <p className={classes.lead}>
        <MarkedText
          text={t('reset.sentLead', { email })}
          mark={(part) => <strong className="fw-560 c-ink anywhere">{part}</strong>}
        />
      </p>
      <p className="quiet fz-note mt-12">{t('reset.sentHint')}</p>
      <div className={`${classes.actions} wrap gap-10 mt-28`}>
        <Button component={Link} to={linkTo('login')}>
          {t('reset.toLogin')}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t('reset.another')}
        </Button>
      </div>
    </div>
  );
}
