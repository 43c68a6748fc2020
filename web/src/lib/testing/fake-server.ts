// A server of a few lines behind window.fetch: tests say what it answers and read what it was asked.
import type { Profile } from '@praxora/contract/account/identity.calls';
import { toUser } from '../marketplace/user.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Answers = Readonly<Record<string, Answer | (() => Answer)>>;

export const bareProfile: Profile = {
  ID: 7,
  Vorname: 'Miriam',
  Nachname: 'Keller',
  LoginEmail: 'miriam.keller@praxis.example',
  Land: 'DE',
  Praxis: 'Praxis am Isartor',
  Ansprechperson: '',
  Email: 'miriam.keller@praxis.example',
  dentalOfficeId: 'office-7',
  KlinikId: null,
  Rolle: 'owner',
  BeispielVon: null,
  Praxen: 1,
  Loeschtag: null,
  IstGeschlossen: false,
  ZweiSchritteBis: null,
  ZweiSchritteFaellig: false,
  RundgangFaellig: false,
  NeuesUngelesen: false,
};

/** The same user as stored in the session. */
export const bareUser = toUser(bareProfile);

/** The first answer whose `METHOD beginning-of-address` fits; everything else is a 404. */
export function serve(answers: Answers): SentRequest[] {
  const requests: SentRequest[] = [];
  window.fetch = async (input, init) => {
    const url = String(input);
    const method = init?.method ?? 'GET';
    const text = init?.body;
    requests.push({
      method,
      url,
      headers: new Headers(init?.headers as HeadersInit),
      body: typeof text === 'string' ? JSON.parse(text) : text,
    });
    const fitting = Object.entries(answers).find(([start]) => `${method} ${url}`.startsWith(start))?.[1];
    const {
      status = 200,
      body = { data: {} },
      headers = {},
    } = (typeof fitting === 'function' ? fitting() : fitting) ?? { status: 404 };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  return requests;
}

export function refusal(status: number, code: string, error: string, params?: object): Answer {
  return { status, body: { errors: { error, code, ...(params ? { params } : {}) } } };
}
