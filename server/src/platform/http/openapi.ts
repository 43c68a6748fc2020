// The contract as an OpenAPI 3.1 document.
import { allCalls, type NamedCall } from '@praxora/contract/calls';
import { errorCatalogue } from '@praxora/contract/errors';
import { bases, type Call } from '@praxora/contract/shared/call';
import { userMeta } from '@praxora/contract/shared/envelope';
import type { z } from 'zod';
import { inlineSchema, type Json, OpenApiSchemas } from './openapi-schemas.ts';

const jsonContent = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = inlineSchema(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** A call with a file is a form with it as one of the fields. */
function requestBodyOf({ call }: NamedCall, schemas: OpenApiSchemas): Json {
  if (!call.body) return {};
  if (!call.upload)
    return { requestBody: { required: true, ...jsonContent(schemas.of(call.body, 'input')) } };
  const schema = inlineSchema(call.body) as { properties?: Json; required?: string[] };
  const form = {
    ...schema,
    properties: { ...schema.properties, file: { type: 'string', format: 'binary' } },
    required: [...(schema.required ?? []), ...(call.upload === 'file' ? ['file'] : [])],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

/** Texts of the refusals by status, the ones of every call included. */
function errorResponses({ call }: NamedCall): Json {
  const common = call.access === 'anonymous' ? [] : (['NOT_LOGGED_IN'] as const);
  const input = call.params || call.query || call.body ? (['INCORRECT_VALUE'] as const) : [];
  const responses: Record<string, { description: string }> = {};
  for (const code of [...common, ...input, ...(call.errors ?? [])]) {
    const { status, text } = errorCatalogue[code];
    const described = responses[status]?.description;
    responses[status] = { description: described ? `${described} · ${code}: ${text}` : `${code}: ${text}` };
  }
  return responses;
}

function operation(named: NamedCall, schemas: OpenApiSchemas): Json {
  const { call, group, name } = named;
  const envelope = {
    type: 'object',
    required: ['data'],
    properties: { data: schemas.of(call.data, 'output'), state: schemas.of(userMeta, 'output') },
  };
  const content = call.isDownload
    ? { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
    : jsonContent(envelope);
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...requestBodyOf(named, schemas),
    security: securityOf(call),
    responses: { 200: { description: okText(call), ...content }, ...errorResponses(named) },
  };
}

const okText = ({ dataForDevices }: Call): string =>
  dataForDevices ? 'OK; a device gets it without prices, discounts and values' : 'OK';

/** A user in a session, an API token with one of the call's scopes, or a paired device. */
const securityOf = ({ access, scopes = [], isForDevices = false }: Call): Json[] =>
  access === 'anonymous'
    ? []
    : [
        { bearer: [] },
        { cookie: [] },
        ...scopes.map((scope) => ({ apiToken: [scope] })),
        ...(isForDevices ? [{ device: [] }] : []),
      ];

export function openApiDocument(version: string): Json {
  const schemas = new OpenApiSchemas();
  const paths: Record<string, Json> = {};
  for (const named of allCalls) {
    const path = bases[named.call.base] + named.call.path;
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operation(named, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Praxora',
      version,
      description: 'Every answer is {data, state}; every error has one of the catalogued forms.',
    },
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the practice; a call that names no scope refuses it.',
        },
        device: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a paired device; a call that does not name it refuses devices.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'praxora_token' },
      },
    },
  };
}
