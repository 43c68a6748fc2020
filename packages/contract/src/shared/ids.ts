// Numbers of rows. One that the database cannot hold is wrong input, not a fault of ours.
import { largestId } from '@praxora/rules/shared/row-id';
import { z } from 'zod';
import { whole } from './whole.ts';

export const id = whole.positive().max(largestId);

/** The version of what is shown; sent along with a change, it keeps others' changes from being written over unseen. */
export const version = whole.min(0).max(largestId);

/** Version of the record to delete, so that another user's recent change is not deleted unseen. */
export const versionQuery = z.object({ version: z.coerce.number().int().min(0).max(largestId).optional() });

/** In a path or a query, where everything is text. */
export const pathId = z.coerce.number().int().positive().max(largestId);

/** The path of what belongs to one article. */
export const articleParams = z.object({ articleId: pathId });
