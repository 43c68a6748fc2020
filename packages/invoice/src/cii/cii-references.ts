// Documents that a CII invoice refers to, and the ones it brings along.
import type { Attachment, Note, References } from '../model.ts';
import { toBase64 } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import type { CiiNames } from './cii-names.ts';
import { readCiiDay } from './cii-values.ts';

/** Codes of UNTDID 1001 that mark references which have no element of their own. */
const tender = '50';
const invoicedObject = '130';

export function readCiiReferences(
  reading: Reading,
  agreement: XmlElement | undefined,
  delivery: XmlElement | undefined,
  settlement: XmlElement | undefined,
  { documentNumber }: CiiNames,
): References {
  const additional = findElements(agreement, 'AdditionalReferencedDocument');
  const ofType = (code: string) =>
    readText(
      additional.find((document) => readText(document, 'TypeCode') === code),
      documentNumber,
    );
  return {
    buyerReference: readText(agreement, 'BuyerReference'),
    order: readText(agreement, 'BuyerOrderReferencedDocument', documentNumber),
    salesOrder: readText(agreement, 'SellerOrderReferencedDocument', documentNumber),
    deliveryNote:
      readText(delivery, 'DespatchAdviceReferencedDocument', documentNumber) ??
      readText(delivery, 'DeliveryNoteReferencedDocument', documentNumber),
    receivingAdvice: readText(delivery, 'ReceivingAdviceReferencedDocument', documentNumber),
    contract: readText(agreement, 'ContractReferencedDocument', documentNumber),
    project: readText(agreement, 'SpecifiedProcuringProject', 'ID'),
    tender: ofType(tender),
    invoicedObject: ofType(invoicedObject),
    precedingInvoices: findElements(settlement, 'InvoiceReferencedDocument').flatMap((document) => {
      const number = readText(document, documentNumber);
      return number === null
        ? []
        : [{ number, date: readCiiDay(reading, document, 'FormattedIssueDateTime') }];
    }),
  };
}

export const readCiiAttachments = (
  agreement: XmlElement | undefined,
  { documentNumber }: CiiNames,
): Attachment[] =>
  findElements(agreement, 'AdditionalReferencedDocument')
    .filter((document) => ![tender, invoicedObject].includes(readText(document, 'TypeCode') ?? ''))
    .map((document) => {
      const content = findElement(document, 'AttachmentBinaryObject');
      return {
        id: readText(document, documentNumber),
        description: readText(document, 'Name'),
        url: readText(document, 'URIID'),
        fileName: readAttribute(content, 'filename'),
        mediaType: readAttribute(content, 'mimeCode'),
        content: toBase64(readText(content)),
      };
    });

export const readCiiNotes = (document: XmlElement | undefined): Note[] =>
  findElements(document, 'IncludedNote').flatMap((note) => {
    const texts = findElements(note, 'Content').flatMap((content) => readText(content) ?? []);
    return texts.length === 0 ? [] : [{ subject: readText(note, 'SubjectCode'), text: texts.join('\n') }];
  });
