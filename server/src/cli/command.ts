// The shape of an operator's command, and how its options are read and explained.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lineText } from '@praxora/contract/shared/text';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import type { Tx } from '../platform/database/tx.ts';
import { visibleLine } from '../platform/visible.ts';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Option {
  readonly schema: z.ZodType;
  readonly help: string;
  /** The option may stand several times. */
  readonly multiple?: boolean;
  /** The option has no value: it stands there or not. */
  readonly isFlag?: boolean;
}
type Options = Record<string, Option>;
type Values<O extends Options> = { [Name in keyof O]: z.output<O[Name]['schema']> };

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Options;
  run(tx: Tx, args: string[], config?: Config): Promise<string>;
}

/** Opens the database in its own way, instead of working in one transaction of the owner on a schema that is up to date. */
export interface StandaloneCommand<Answer extends string | GradedAnswer = string>
  extends Omit<Command, 'run'> {
  runAlone(args: string[], installation: Installation): Promise<Answer>;
}

/** An answer that monitoring reads: printed as any other, with an exit code of its own. */
export interface GradedAnswer {
  readonly message: string;
  readonly exitCode: number;
}

export interface Installation {
  readonly config: Config;
  /** The project's folder. */
  readonly root: string;
  readonly say: (line: string) => void;
}

/** A text for people, and the same as data for programs. A text alone reaches programs as `message`. */
export type Answer = string | { readonly text: string; readonly data: unknown };

export function writeAnswer(answer: Answer, isJson: boolean): string {
  const { text, data } = typeof answer === 'string' ? { text: answer, data: { message: answer } } : answer;
  return isJson ? toJson(data) : text;
}

/** Every command takes `--json`. */
export function command<const O extends Options>(
  name: string,
  summary: string,
  options: O,
  act: (tx: Tx, values: Values<O>, config?: Config) => Promise<Answer>,
): Command {
  const allOptions = { ...options, json };
  return {
    name,
    summary,
    options: allOptions,
    run: async (tx, args, config) => {
      const { json: isJson, ...values } = readOptions(name, allOptions, args);
      return writeAnswer(await act(tx, values as Values<O>, config), isJson);
    },
  };
}

export function readOptions<O extends Options>(name: string, options: O, args: string[]): Values<O> {
  const accepted = Object.fromEntries(
    Object.entries(options).map(([option, { multiple = false, isFlag = false }]) => [
      option,
      { type: isFlag ? ('boolean' as const) : ('string' as const), multiple },
    ]),
  );
  let input: Record<string, unknown>;
  try {
    input = parseArgs({ args, options: accepted, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.\n\n${describe(name, options)}`);
  }
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [option, { schema, help }] of Object.entries(options)) {
    const result = schema.safeParse(input[option]);
    if (result.success) values[option] = result.data;
    else
      problems.push(
        input[option] === undefined ? `--${option} is missing: ${help}` : `--${option} is not valid: ${help}`,
      );
  }
  if (problems.length > 0) throw new UsageError(`${problems.join('\n')}\n\n${describe(name, options)}`);
  return values as Values<O>;
}

export function describe(name: string, options: Options): string {
  const lines = Object.entries(options).map(([option, { help }]) => `  --${option.padEnd(18)} ${help}`);
  return [`npm run admin -- ${name} [options]`, ...lines].join('\n');
}

export const json = {
  schema: z.boolean().default(false),
  isFlag: true,
  help: 'answers as JSON, for programs',
} as const;

export const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** A line for each row; as JSON an array, empty where there is none. */
export const writeList = <Row>(
  rows: readonly Row[],
  emptyText: string,
  writeLine: (row: Row) => string,
): Answer => ({
  text: rows.length === 0 ? emptyText : rows.map((row) => visibleLine(writeLine(row))).join('\n'),
  data: rows,
});

/** The one file that a command is about comes before its options. */
export function readFileArgument(name: string, args: readonly string[]): { file: string; rest: string[] } {
  const [file, ...rest] = args;
  if (file === undefined || file === '' || file.startsWith('-') || rest[0]?.startsWith('-') === false)
    throw new UsageError(`Name one file: npm run admin -- ${name} FILE`);
  return { file: operatorsPath(file), rest };
}

/** Amounts are typed as people write them: 6.90 or 6,90. */
export const cents = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/)
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100));

/** The configuration that every command gets; a command that writes mails needs it. */
export function requireConfig(config: Config | undefined): Config {
  if (config === undefined) throw new Error('The command needs the configuration');
  return config;
}

export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const country = z.string().regex(/^[A-Z]{2}$/);
export const name = lineText.min(1).max(200);

export const stamp = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** npm runs scripts in the project's folder, whatever folder the operator is in. */
export const operatorsPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** For commands that write mails, which name the company and link to the app. */
export function operatorContext(name: string, tx: Tx, config: Config | undefined) {
  if (config === undefined) throw new UsageError(`${name} needs the configuration.`);
  const now = () => new Date();
  return { tx, config, now, publicUrl: () => config.publicUrl(config.PORT), command: name };
}
