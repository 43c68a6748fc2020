// Which column of a file of articles is which field.
import { matchHeadings } from '../shared/column-headings.ts';
import { fieldNames, importFields } from './article-import-fields.ts';

export const { proposeColumns, knownHeadings } = matchHeadings(importFields, fieldNames);
