// Definition of an API call: the server validates requests with it, the web app takes types and address from it.
import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from './permissions.ts';

/** Which client sends the call: each has its own base address (configurable in the web app). */
export const bases = {
  marketplace: '/api/marketplace/v1/',
  pro: '/pro/',
  services: '/services/',
} as const;
export type Base = keyof typeof bases;

/** Access to a call: `anonymous` needs no session; `user` any session; `pro20` refuses legacy users. */
export type Access = 'anonymous' | 'user' | 'pro20';

/**
 * Permissions of callers other than users: an API token has the ones its creator ticked. A call names those it is open
 * to, and one is enough; a call that names none is for users alone.
 */
export const scopes = [
  'catalog.read',
  'orders.read',
  'inventory.read',
  'stock.book',
  'order',
  'invoices.add',
] as const;
export type Scope = (typeof scopes)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
  DeviceData extends z.ZodType = z.ZodType,
> {
  readonly base: Base;
  readonly method: Method;
  /** Path below the base, parameters in braces as the specification writes them: `storages/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Allowed;
  /** Permission that the caller's role must have. Every call names one, but for anonymous calls. */
  readonly permission?: Permission;
  readonly scopes?: readonly Scope[];
  /** A paired device may call it too: what its modes need, and nothing else. */
  readonly isForDevices?: boolean;
  /** Open to a session whose user must first set up two-step login, which the practice requires. */
  readonly isForTwoStepSetup?: boolean;
  /** Refused in a sample practice, which has no users, tokens, devices and exports of its own and sends nothing. */
  readonly isRefusedInSample?: boolean;
  /** A writing call that works while the practice is closed to changes: it is about the session only. */
  readonly isForClosedPractice?: boolean;
  /**
   * Reduction of `data` for devices, where it contains prices, discounts or values: a device is within anybody's reach
   * in the treatment room.
   */
  readonly dataForDevices?: DeviceData;
  /** A GET that changes something nevertheless: it is held to the rules of the other methods. */
  readonly writes?: boolean;
  /** A GET that holds what it reads, or brings it up to date: it gets a transaction all the same. */
  readonly holdsRows?: boolean;
  /** Its figures may be seconds old: a replica of the database may answer it. Never what is ordered, booked or decided by. */
  readonly mayBeLate?: boolean;
  /** A password is sent: not even a fingerprint of the request is kept, so it is carried out whenever it comes. */
  readonly takesSecret?: boolean;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The body is multipart/form-data: its fields as texts, and a part `file`. */
  readonly upload?: 'file' | 'optionalFile';
  /** The answer is a file, not an envelope. */
  readonly isDownload?: boolean;
  /** Its answer holds a secret that is kept nowhere: who repeats the request with its key is not told it again. */
  readonly tellsSecret?: boolean;
  /** The `data` of the answer's envelope. */
  readonly data: Data;
  /** Business errors of this call beside the ones every call can give. */
  readonly errors?: readonly ErrorCode[];
}

/** Makes the permission of a call with a session obligatory. */
type NeedsPermission<Allowed extends Access> = Allowed extends 'anonymous'
  ? { readonly permission?: never }
  : { readonly permission: Permission };

/** Keeps the literal types of a call's schemas; does nothing at run time. */
export function defineCall<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodUndefined,
  const Allowed extends Access = Access,
  DeviceData extends z.ZodType = Data,
>(
  call: Call<Params, Query, Body, Data, Allowed, DeviceData> & NeedsPermission<Allowed>,
): Call<Params, Query, Body, Data, Allowed, DeviceData> {
  return call;
}

/** The schema of what a call takes, for a form over it. */
export function bodySchema<Body extends z.ZodType>({
  body,
  path,
}: Pick<Call<z.ZodType, z.ZodType, Body>, 'body' | 'path'>): Body {
  if (body === undefined) throw new Error(`${path} takes no body`);
  return body;
}

/** Defines a call with a file in its body; keeps whether the file is optional. */
export function defineUpload<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Data extends z.ZodType = z.ZodUndefined,
  const Allowed extends Access = Access,
  const Upload extends 'file' | 'optionalFile' = 'file',
>(
  call: Call<Params, Query, Body, Data, Allowed> & NeedsPermission<Allowed> & { readonly upload: Upload },
): Call<Params, Query, Body, Data, Allowed> & { readonly upload: Upload } {
  return call;
}

export type ParamsOf<C> = C extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<C> = C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<C> = C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type DataOf<C> = C extends Call<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never;
/** The data as a device gets them. */
export type DeviceDataOf<C> =
  C extends Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access, infer D> ? z.output<D> : never;

/** Does the call change anything? Decided by the call, never by how its address is written. */
export const isWriting = ({ method, writes }: Pick<Call, 'method' | 'writes'>): boolean =>
  method !== 'GET' || writes === true;

/** Does it neither change nor hold anything? Then it needs no transaction. */
export const onlyReads = (call: Pick<Call, 'method' | 'writes' | 'holdsRows'>): boolean =>
  !isWriting(call) && call.holdsRows !== true;

/** The address a server listens at: the base and the path, parameters as Fastify writes them (`storages/:id`). */
export const callRoute = ({ base, path }: Pick<Call, 'base' | 'path'>): string =>
  bases[base] + path.replace(/\{(\w+)\}/g, ':$1');

/** The call's address with its parameters filled in. */
export function callAddress(call: Pick<Call, 'path'>, params: Record<string, string | number> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} lacks its parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
