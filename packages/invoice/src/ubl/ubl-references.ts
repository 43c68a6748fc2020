// Documents that a UBL invoice refers to, and the ones it brings along.
import type { Attachment, Note, References } from '../model.ts';
import { toBase64 } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';

/** Codes of UNTDID 1001 that mark references which have no element of their own. */
const invoicedObject = '130';
const project = '50';

export function readUblReferences(reading: Reading, root: XmlElement): References {
  const additional = findElements(root, 'AdditionalDocumentReference');
  const ofType = (code: string) =>
    readText(
      additional.find((document) => readText(document, 'DocumentTypeCode') === code),
      'ID',
    );
  return {
    buyerReference: readText(root, 'BuyerReference'),
    order: readOrder(findElement(root, 'OrderReference')),
    salesOrder: readText(root, 'OrderReference', 'SalesOrderID'),
    deliveryNote: readText(root, 'DespatchDocumentReference', 'ID'),
    receivingAdvice: readText(root, 'ReceiptDocumentReference', 'ID'),
    contract: readText(root, 'ContractDocumentReference', 'ID'),
    project: readText(root, 'ProjectReference', 'ID') ?? ofType(project),
    tender: readText(root, 'OriginatorDocumentReference', 'ID'),
    invoicedObject: ofType(invoicedObject),
    precedingInvoices: findElements(root, 'BillingReference').flatMap((billing) => {
      const document =
        findElement(billing, 'InvoiceDocumentReference') ??
        findElement(billing, 'CreditNoteDocumentReference');
      const number = readText(document, 'ID');
      return number === null ? [] : [{ number, date: reading.day(document, 'IssueDate') }];
    }),
  };
}

/** UBL asks for the buyer's number even where there is only the seller's; a placeholder stands for none then. */
function readOrder(order: XmlElement | undefined): string | null {
  const number = readText(order, 'ID');
  const isPlaceholder = /^(na|n\/a|dummywert|dummy|-)$/i.test(number ?? '');
  return isPlaceholder && findElement(order, 'SalesOrderID') ? null : number;
}

export const readUblAttachments = (root: XmlElement): Attachment[] =>
  findElements(root, 'AdditionalDocumentReference')
    .filter((document) => ![invoicedObject, project].includes(readText(document, 'DocumentTypeCode') ?? ''))
    .map((document) => {
      const content = findElement(document, 'Attachment', 'EmbeddedDocumentBinaryObject');
      return {
        id: readText(document, 'ID'),
        description: readText(document, 'DocumentDescription'),
        url: readText(document, 'Attachment', 'ExternalReference', 'URI'),
        fileName: readAttribute(content, 'filename'),
        mediaType: readAttribute(content, 'mimeCode'),
        content: toBase64(readText(content)),
      };
    });

/** A note's subject stands before it between two number signs. */
export const readUblNotes = (root: XmlElement): Note[] =>
  findElements(root, 'Note').flatMap((note) => {
    const text = readText(note);
    if (text === null) return [];
    const [, subject, rest = ''] = /^#([A-Z]{3})#([\s\S]*)$/.exec(text) ?? [];
    return [subject === undefined ? { subject: null, text } : { subject, text: rest.trim() }];
  });
