import { errorCatalogue } from '@praxora/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackMessage, readServerError } from './read-error.ts';

describe('the message of a server error', () => {
  it('falls back to the words of the catalogue', () => {
    expect(fallbackMessage).toBe(errorCatalogue.SERVICE_ERROR.text);
  });

  it('comes from errors.error first', () => {
    const body = {
      errors: { error: 'Bad credentials.', code: 'BAD_CREDENTIALS' },
      error: { message: 'other' },
    };
    expect(readServerError(body)).toMatchObject({ message: 'Bad credentials.', code: 'BAD_CREDENTIALS' });
  });

  it("else from the first entry's user_details", () => {
    const body = {
      errors: [
        {
          user_details: 'Required field',
          tech_details: 'name: too small',
          code: 'REQUIRED_FIELD',
          field: 'name',
        },
        { user_details: 'Incorrect value', tech_details: 'x', code: 'INCORRECT_VALUE', field: 'vat' },
      ],
      error: { message: 'other' },
    };
    expect(readServerError(body)).toMatchObject({ message: 'Required field', code: 'REQUIRED_FIELD' });
  });

  it('else from its tech_details, also when entries have names instead of places', () => {
    expect(readServerError({ errors: [{ user_details: '', tech_details: 'deadlock' }] }).message).toBe(
      'deadlock',
    );
    expect(readServerError({ errors: { stock: { tech_details: 'deadlock' } } }).message).toBe('deadlock');
  });

  it('else from error.message', () => {
    const body = { error: { message: 'Connection lost', code: 'UNAVAILABLE', requestId: 'r-1' } };
    expect(readServerError(body)).toMatchObject({ message: 'Connection lost', code: 'UNAVAILABLE' });
    expect(readServerError({ errors: [], ...body }).message).toBe('Connection lost');
  });

  it('else is the body', () => {
    expect(readServerError(' Upstream is down ').message).toBe('Upstream is down');
  });

  it.each([
    [null],
    [undefined],
    [''],
    [{}],
    [[]],
    [{ errors: null }],
    [{ errors: { error: 7 } }],
    [{ error: 'x' }],
  ])('is the fallback when the body is %j', (body) => {
    expect(readServerError(body)).toMatchObject({ message: fallbackMessage, code: null });
  });

  it('is the fallback for an error page: nobody reads markup', () => {
    expect(readServerError('<html><body>502 Bad Gateway</body></html>').message).toBe(fallbackMessage);
    expect(readServerError('x'.repeat(5000)).message).toBe(fallbackMessage);
  });
});

describe('what else is read', () => {
  it('are the concerned articles of errors.data', () => {
    const body = {
      errors: {
        error: 'Not all Articles saved',
        data: [{ id: 5, title: 'Nitrila Blau M' }, { id: '7', title: 'Wipora' }, { id: 'x' }, null],
      },
    };
    expect(readServerError(body).articles).toEqual([
      { id: 5, title: 'Nitrila Blau M' },
      { id: 7, title: 'Wipora' },
    ]);
  });

  it('are the concerned articles of each field, once each', () => {
    const concerned = { id: 5, title: 'Nitrila Blau M' };
    const entry = (field: string) => ({
      user_details: 'x',
      code: 'BATCH_REQUIRED',
      field,
      data: [concerned],
    });
    const { articles, fields } = readServerError({ errors: [entry('a'), entry('b'), { field: 'c' }] });
    expect(articles).toEqual([concerned]);
    expect(fields.map((field) => field.articles)).toEqual([[concerned], [concerned], []]);
  });

  it('are the parameters of the code', () => {
    const body = { errors: { error: 'Wait.', code: 'TOO_MANY_REQUESTS', params: { minutes: 15, bad: {} } } };
    expect(readServerError(body).params).toEqual({ minutes: 15 });
  });

  it('are the errors of each field', () => {
    const body = {
      errors: [
        { user_details: 'Required field', code: 'REQUIRED_FIELD', field: 'name' },
        { user_details: 'Too short', code: 'PASSWORD_TOO_SHORT', params: { minimum: 8 }, field: 'password' },
        { user_details: 'No field' },
      ],
    };
    expect(readServerError(body).fields).toEqual([
      { field: 'name', code: 'REQUIRED_FIELD', params: {}, message: 'Required field', articles: [] },
      {
        field: 'password',
        code: 'PASSWORD_TOO_SHORT',
        params: { minimum: 8 },
        message: 'Too short',
        articles: [],
      },
    ]);
  });

  it('is no code that does not look like one', () => {
    expect(readServerError({ errors: { error: 'x', code: 'toString' } }).code).toBeNull();
    expect(readServerError({ errors: { error: 'x', code: 'Not found' } }).code).toBeNull();
  });
});

it('whatever the body is, there is a message and no exception', () => {
  const details = fc.record(
    { user_details: fc.anything(), tech_details: fc.anything(), field: fc.anything(), code: fc.anything() },
    { requiredKeys: [] },
  );
  const shaped = fc.record(
    {
      errors: fc.oneof(
        fc.anything(),
        fc.array(fc.oneof(fc.anything(), details)),
        fc.record({ error: fc.anything(), data: fc.anything(), params: fc.anything(), code: fc.anything() }),
      ),
      error: fc.oneof(fc.anything(), fc.record({ message: fc.anything(), code: fc.anything() })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue(), shaped), (body) => {
      const reading = readServerError(body);
      expect(reading.message.trim()).not.toBe('');
      expect(Array.isArray(reading.articles)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
