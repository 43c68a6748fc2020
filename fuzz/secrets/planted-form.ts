// A form with a word in every field, in the file's name and in the file.
import type { NamedCall } from '@praxora/contract/calls';
import { someForm } from '../requests/form-body.ts';
import { callName } from '../requests/request.ts';
import type { Secrets } from './secrets.ts';

export function plantedForm(named: NamedCall, fields: unknown, secrets: Secrets) {
  const plant = (what: string): string => secrets.plant(`${callName(named)}: ${what}`);
  return someForm([
    ...Object.entries(fields as Record<string, string>).map(([name, content]) => ({
      name,
      content: String(content),
    })),
    { name: plant('name of a field'), content: plant('unknown field') },
    fileFor(named, plant),
  ]);
}

/** A file of the format that the call reads. */
function fileFor({ name }: NamedCall, plant: (what: string) => string) {
  const fileName = plant('file name');
  const content = plant('file');
  if (name === 'uploadImport')
    return {
      name: 'file',
      fileName: `${fileName}.csv`,
      content: `name;notes;${plant('heading')}\r\n${content};${content};x\r\n`,
    };
  if (name === 'uploadPriceList')
    return {
      name: 'file',
      fileName: `${fileName}.csv`,
      content: `order number;price;${plant('heading')}\r\n${content};${content};x\r\n`,
    };
  if (name === 'importResponse')
    return {
      name: 'file',
      fileName: `${fileName}.xml`,
      content: `<ORDERRESPONSE><ORDER_ID>${content}</ORDER_ID></ORDERRESPONSE>`,
    };
  return { name: 'file', fileName: `${fileName}.pdf`, content: `%PDF-1.4\n${content}\n%%EOF` };
}
