// Which column of a file of articles is which field.
import { headingsOf } from '../shared/column-headings.ts';
import { fieldNames, importFields } from './article-import-fields.ts';

export const { proposeColumns, knownHeadings } = headingsOf(importFields, fieldNames);
