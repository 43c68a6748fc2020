// Export of everything that is stored about one person, without secrets, as a JSON file.
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { recordActivity } from '../audit/audit.service.ts';
import * as erasures from './erasure.repository.ts';
import * as repository from './personal-data.repository.ts';

export async function exportPersonalData(context: UserContext, userId: number): Promise<FileAnswer> {
  const { tx, user, now } = context;
  const person = await repository.findPerson(tx, userId);
  if (person?.person_id == null) throw new Refusal('NOT_FOUND');
  const { person_id: personId, email } = person;
  await recordActivity(context, {
    action: 'user.dataExported',
    subject: { type: 'user', id: userId, name: '' },
  });
  const [places, passwordResets, sessions, apiTokens, devices, digest, mails, records, activity, named] =
    await Promise.all([
      repository.listPlaces(tx, personId),
      repository.listPasswordResets(tx, personId),
      repository.listSessions(tx, userId),
      repository.listTokens(tx, userId),
      repository.listDevices(tx, userId),
      repository.findDigest(tx, userId),
      repository.listMails(tx, email),
      repository.listRecords(tx, userId),
      repository.listActivity(tx, userId),
      erasures.listNamedAddresses(tx, personFullName(person)),
    ]);
  const content = {
    exportedAt: now().toISOString(),
    practice: { id: user.practiceId, name: user.practiceName },
    login: {
      id: personId,
      email,
      firstName: person.first_name,
      lastName: person.last_name,
      language: person.language,
      createdAt: person.login_created_at,
      hasTwoStep: person.has_two_step,
      recoveryCodesLeft: person.recovery_codes_left,
      familiarPlaces: places,
      passwordResets,
    },
    membership: {
      userId,
      role: person.role,
      isApprover: person.is_approver,
      createdAt: person.created_at,
      lastLoginAt: person.last_login_at,
      deactivatedAt: person.deactivated_at,
    },
    sessions,
    apiTokens,
    devices,
    digest,
    mails,
    addresses: named,
    records: bySection(records),
    activity,
  };
  return {
    name: `personal-data-${userId}.json`,
    mediaType: 'application/json',
    content: Buffer.from(JSON.stringify(content, null, 2)),
  };
}

const personFullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

type Records = Awaited<ReturnType<typeof repository.listRecords>>;

function bySection(records: Records): Record<string, { id: string; at: Date | null }[]> {
  const sections: Record<string, { id: string; at: Date | null }[]> = {};
  for (const { section, id, at } of records) {
    sections[section] ??= [];
    sections[section].push({ id, at });
  }
  return sections;
}
