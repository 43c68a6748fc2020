// Options of an import, and its report.
import type { Rejection } from './check/article.ts';
import type { UnmappedGroup } from './unmapped-groups.ts';

export interface ImportOptions {
  readonly file: string;
  /** Without it, a BMEcat file's supplier is looked for by name. */
  readonly vendorId?: number | undefined;
  /** Slug of the category for new products of groups we do not know. */
  readonly category?: string | undefined;
  readonly dryRun: boolean;
  /** Offers that the file does not list stay as they are. */
  readonly keepMissing: boolean;
  /** With more articles than this that are rejected or have no category, nothing is imported. */
  readonly maxRejected?: number | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly countries: readonly string[];
  readonly onRejected: (rejections: readonly Rejection[]) => unknown;
  /** With more changes than this, the search index is built anew, which is cheaper than noting every product. */
  readonly bulk?: number;
}

export interface ImportReport {
  readonly outcome: 'imported' | 'dry run' | 'nothing to import' | 'too many rejected';
  readonly vendor: { readonly id: number; readonly name: string };
  readonly newOffers: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** New products that were left out, since their group has no category of ours. */
  readonly unmapped: number;
  readonly unmappedGroups: readonly UnmappedGroup[];
  readonly newProducts: number;
  /** Offers the file no longer lists. */
  readonly unavailable: number;
}

export type ImportResult = ImportReport | { readonly outcome: 'refused'; readonly reason: string };
