// Is the e-mail registered? Asked when the field is left; a later question replaces an earlier one.
import { emailField, identityCalls } from '@praxora/contract/account/identity.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';

export type EmailStatus = 'unknown' | 'checking' | 'registered' | 'unregistered';

export interface EmailCheck {
  readonly status: EmailStatus;
  /** Asks for a well-formed address; anything else stays unknown. */
  check: (email: string) => Promise<EmailStatus>;
  reset: () => void;
}

export function useEmailCheck(): EmailCheck {
  const [status, setStatus] = useState<EmailStatus>('unknown');
  const lastCheck = useRef<{ email: string; request: AbortController; answer: Promise<EmailStatus> } | null>(
    null,
  );

  const reset = useCallback(() => {
    lastCheck.current?.request.abort();
    lastCheck.current = null;
    setStatus('unknown');
  }, []);
  useEffect(() => () => lastCheck.current?.request.abort(), []);

  const check = useCallback(
    (value: string): Promise<EmailStatus> => {
      const email = emailField.safeParse(value);
      if (!email.success) {
        reset();
        return Promise.resolve('unknown');
      }
      if (lastCheck.current?.email === email.data) return lastCheck.current.answer;
      lastCheck.current?.request.abort();
      const request = new AbortController();
      setStatus('checking');
      const answer = ask(email.data, request.signal).then((outcome) => {
        if (!request.signal.aborted) setStatus(outcome);
        // Without an answer the same address may be asked again.
        if (outcome === 'unknown' && lastCheck.current?.request === request) lastCheck.current = null;
        return outcome;
      });
      lastCheck.current = { email: email.data, request, answer };
      return answer;
    },
    [reset],
  );
  return { status, check, reset };
}

/** When the question fails the login decides: nobody is kept from trying. */
async function ask(email: string, signal: AbortSignal): Promise<EmailStatus> {
  try {
    const { registered } = await callApi(
      identityCalls.checkEmail,
      { params: { email } },
      { skipErrorHandler: true, signal },
    );
    return registered ? 'registered' : 'unregistered';
  } catch {
    return 'unknown';
  }
}
