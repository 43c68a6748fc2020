// Objects of a PDF as they are written in it.

export class PdfName {
  constructor(readonly value: string) {}
}

export class PdfReference {
  constructor(readonly number: number) {}
}

export class PdfString {
  constructor(readonly bytes: Uint8Array) {}
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** The data begin at `start`; their length is known only after `Length` was resolved. */
export class PdfStream {
  constructor(
    readonly dictionary: PdfDictionary,
    readonly source: Uint8Array,
    readonly start: number,
  ) {}
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfReference
  | PdfString
  | PdfStream
  | PdfDictionary
  | readonly PdfValue[];

/** Something in the file is not as PDF asks for. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}
