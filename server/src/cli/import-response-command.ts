// A vendor's answer that reached the operator instead of the practice.
import { readFile } from 'node:fs/promises';
import { importAnyResponse } from '../modules/purchasing/index.ts';
import { Refusal } from '../platform/errors.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { type Command, json, readFileArgument, readOptions, writeAnswer } from './command.ts';

const name = 'import-order-response';

export const importResponseCommand: Command = {
  name,
  summary: "Read a vendor's openTRANS ORDERRESPONSE (FILE) into the order it names, of whichever practice",
  options: { json },
  run: async (tx, args) => {
    const { file, rest } = readFileArgument(name, args);
    const { json: isJson } = readOptions(name, { json }, rest);
    const content = await readFile(file).catch((error: Error) => {
      throw new OperatorError(`${file} cannot be read: ${error.message}`);
    });
    try {
      const { practiceId, platformOrderNumber } = await importAnyResponse(tx, content);
      const text = `Order ${platformOrderNumber} of practice ${practiceId} is confirmed.`;
      return writeAnswer({ text, data: { practiceId, platformOrderNumber } }, isJson);
    } catch (error) {
      throw error instanceof Refusal ? new OperatorError(error.message) : error;
    }
  },
};
