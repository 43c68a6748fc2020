// Which column of a file of articles is which field.
import { fieldNames, importFields } from './article-import-fields.ts';
import { headingsOf } from './column-headings.ts';

export const { proposeColumns, knownHeadings } = headingsOf(importFields, fieldNames);
