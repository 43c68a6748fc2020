// The erasure of a person in one transaction: what the database does as the owner first, then the rows of the practice.
import type { Tx } from '../../../platform/database/tx.ts';
import { escapeHtml } from '../../../platform/html.ts';
import { replaceInAnswers as replaceInStoredAnswers } from '../../../platform/http/erased-answers.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import * as mails from '../../../platform/mail/erased-names.ts';
import { sampleOfErasedQueue } from '../sample-practice/sample-of-erased.job.ts';
import * as repository from './erase-user.repository.ts';

type ErasureHandler = (tx: Tx, userId: number) => Promise<void>;
const handlers = new Set<ErasureHandler>();

/** A domain above registers here what it deletes of an erased user. */
export function registerErasureHandler(handler: ErasureHandler): void {
  handlers.add(handler);
}

/** Answers the number of the pseudonym; null: there is no such person. */
export async function eraseUser(tx: Tx, practiceId: number, userId: number): Promise<number | null> {
  const erased = await repository.erasePerson(tx, userId);
  if (erased === null) return null;
  for (const erase of handlers) await erase(tx, userId);
  await replaceInMails(tx, erased);
  await replaceInAnswers(tx, erased);
  await repository.replaceInAccount(tx, erased.email, fullNameOf(erased));
  if (erased.was_in_sample) await enqueue(tx, sampleOfErasedQueue, { practiceId });
  return erased.number;
}

const fullNameOf = (person: repository.ErasedPerson): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** Mails to the person go, and others name the pseudonym in the language of their reader. */
async function replaceInMails(tx: Tx, erased: repository.ErasedPerson): Promise<void> {
  const { email } = erased;
  const fullName = fullNameOf(erased);
  await mails.deleteMailsTo(tx, email);
  const named = await mails.listMailsThatName(tx, email, fullName, escapeHtml(fullName));
  const english = await repository.listEnglishReaders(
    tx,
    named.map(({ recipient }) => recipient),
  );
  for (const language of ['de', 'en'] as const) {
    const ids = named
      .filter(({ recipient }) => english.includes(recipient) === (language === 'en'))
      .map(({ id }) => id);
    if (ids.length > 0)
      await mails.replaceInMails(tx, ids, {
        email,
        fullName: fullName || email,
        htmlName: escapeHtml(fullName) || email,
        pseudonym: language === 'en' ? erased.pseudonym_en : erased.pseudonym_de,
      });
  }
}

/** A stored answer stays, so that a repeated request is not carried out twice. It has no reader yet. */
async function replaceInAnswers(tx: Tx, erased: repository.ErasedPerson): Promise<void> {
  const fullName = JSON.stringify(fullNameOf(erased)).slice(1, -1);
  await replaceInStoredAnswers(tx, {
    email: erased.email,
    fullName: fullName || erased.email,
    firstName: JSON.stringify(erased.first_name),
    lastName: JSON.stringify(erased.last_name),
    pseudonym: erased.pseudonym_en,
  });
}
