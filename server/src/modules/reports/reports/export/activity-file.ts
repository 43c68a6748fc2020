// Lines of the activity log as a file.
import type { activityExportCalls } from '@praxora/contract/reports/activity-export.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { BlobWriter } from '../../../system/index.ts';
import { mediaTypes, writeFileParts } from './files.ts';

const titles = { de: 'Aktivität', en: 'Activity log' } as const;
const fileNames = { de: 'aktivitaet', en: 'activity-log' } as const;

/** Of each column: characters in a spreadsheet, and its share of a sheet; the area is left out there. */
const columns = [
  [18, 2],
  [24, 2.4],
  [20, 1.8],
  [20, null],
  [48, 4.2],
  [30, 2.8],
  [30, 2.8],
] as const;

export async function exportActivity(
  { tx, user, now }: UserContext,
  { format, language, head, header, rows }: BodyOf<typeof activityExportCalls.exportActivity>,
): Promise<DataOf<typeof activityExportCalls.exportActivity>> {
  const name = `${fileNames[language]}-${calendarDay(now())}.${format}`;
  const blob = await BlobWriter.begin(tx, now(), { name, mediaType: mediaTypes[format] });
  async function* parts() {
    yield rows;
  }
  const content = {
    title: titles[language],
    head,
    header,
    widths: columns.map(([width]) => width),
    onSheet: columns.map(([, part]) => (part === null ? null : { part, isNumber: false })),
    count: rows.length,
    totals: [],
    parts: parts(),
  };
  const about = { language, practiceName: user.practiceName, now: now() };
  for await (const piece of writeFileParts(format, content, about)) await blob.write(tx, [piece]);
  await blob.finish(tx);
  return { blobId: blob.id, name };
}
