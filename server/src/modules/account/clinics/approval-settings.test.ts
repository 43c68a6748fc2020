// Approval settings: who sees and changes them, what they refuse, and who is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, loginAs } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';
import { asking, type Colleague, clinicColleagues, colleagues } from '../users/testing/practice-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = 'approvals/settings';
const read = async (by: Colleague) => (await by.ask('GET', path)).json().data;
const put = (by: Colleague, body: object) => by.ask('PUT', path, body);
const approver = (user: { id: number }, substitute: object | null = null) => ({
  userId: user.id,
  substitute,
});
const limits = { spendingLimitCents: 20_000, monthLimitCents: 100_000 };
const mailsTo = (email: string) =>
  app.asOwner.rows<{ subject: string; body_text: string }>(
    'select subject, body_text from mail where recipient = $1 order by id',
    [email],
  );
const recorded = (practiceId: number) =>
  app.asOwner.rows(
    `select action, user_id, subject_type, subject_id, changes from activity
     where practice_id = $1 and program is distinct from 'clinic create'
       and action not in ('access.refused', 'user.created', 'login.succeeded') order by id`,
    [practiceId],
  );

type Three = [Colleague, Colleague, Colleague];

describe('approval settings', () => {
  test('are changed by an approver, recorded, and mailed to the other approvers and to substitutes', async () => {
    const [lead, second, third] = (await clinicColleagues(app, 3, 2)) as Three;
    const before = await read(lead);
    expect(before).toMatchObject({
      spendingLimitCents: 50_000,
      monthLimitCents: null,
      canChange: true,
      approvers: [{ id: lead.id }, { id: second.id, substitute: null }],
    });
    expect(before.candidates.map(({ id }: { id: number }) => id)).toEqual([lead.id, second.id, third.id]);
    const substitute = { userId: third.id, from: '2026-01-01', until: null };
    const answer = await put(lead, {
      ...limits,
      approvers: [approver(lead, substitute), approver(second)],
      version: before.version,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = answer.json().data;
    expect(after).toMatchObject({
      ...limits,
      approvers: [{ id: lead.id, substitute: { id: third.id, from: '2026-01-01', until: null } }, {}],
    });
    expect(after.version).toBeGreaterThan(before.version);
    expect(await recorded(lead.practiceId)).toEqual([
      {
        action: 'approvals.changed',
        user_id: lead.id,
        subject_type: 'account',
        subject_id: null,
        changes: [
          { field: 'spendingLimitCents', before: 50_000, after: 20_000 },
          { field: 'monthLimitCents', before: null, after: 100_000 },
        ],
      },
      {
        action: 'user.substituteChanged',
        user_id: lead.id,
        subject_type: 'user',
        subject_id: String(lead.id),
        changes: [
          { field: 'substitute', before: null, after: third.id },
          { field: 'substituteFrom', before: null, after: '2026-01-01' },
        ],
      },
    ]);
    expect(await mailsTo(lead.email)).toEqual([]);
    for (const { email } of [second, third]) {
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.body_text).toContain('200,00\u00a0€');
      expect(mail?.body_text).toContain('/account-management/approvals');
    }
  });

  test('that say the same record and mail nothing', async () => {
    const [lead, second] = (await clinicColleagues(app, 2, 2)) as Three;
    const body = {
      spendingLimitCents: 50_000,
      monthLimitCents: null,
      approvers: [lead, second].map((one) => approver(one)),
    };
    expect((await put(lead, body)).statusCode).toBe(200);
    expect(await recorded(lead.practiceId)).toEqual([]);
    expect(await mailsTo(second.email)).toEqual([]);
  });

  test('are seen by buyers, and changed by approvers only, also not by their substitutes', async () => {
    const [lead, buyer, other] = (await clinicColleagues(app, 3, 1)) as Three;
    const body = { ...limits, approvers: [approver(lead)] };
    expect(await read(buyer)).toMatchObject({ canChange: false });
    expect(readRefusal(await put(buyer, body))).toEqual([409, 'APPROVER_NEEDED']);
    const substitute = { userId: other.id, from: null, until: null };
    expect((await put(lead, { ...body, approvers: [approver(lead, substitute)] })).statusCode).toBe(200);
    expect(await read(other)).toMatchObject({ canChange: false });
    expect(readRefusal(await put(other, body))).toEqual([409, 'APPROVER_NEEDED']);
    const reader = await aUser(app, { practiceId: lead.practiceId, role: 'reader' });
    const reading = { ...reader, ask: asking(app, await loginAs(app, reader)) };
    expect(readRefusal(await reading.ask('GET', path))).toEqual([409, 'ROLE_NOT_ALLOWED']);
  });

  test('are unknown where the approval service does not know the practice', async () => {
    const [somebody] = (await colleagues(app, 1)) as Three;
    expect(readRefusal(await somebody.ask('GET', path))).toEqual([404, 'NOT_FOUND']);
    expect(readRefusal(await put(somebody, { ...limits, approvers: [approver(somebody)] }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('refuse whom nobody can ask, and nothing changes then', async () => {
    const [lead, buyer] = (await clinicColleagues(app, 2, 1)) as Three;
    const [stranger] = (await colleagues(app, 1)) as Three;
    const { practiceId } = lead;
    const reader = await aUser(app, { practiceId, role: 'reader' });
    const gone = await aUser(app, { practiceId });
    await lead.ask('PUT', `users/${gone.id}/active`, { isActive: false });
    const before = await read(lead);
    const by = (userId: number) => ({ userId, from: null, until: null });
    const refused: [object[], number, string][] = [
      [[], 409, 'LAST_APPROVER'],
      [[approver(stranger)], 404, 'NOT_FOUND'],
      [[approver(lead, by(stranger.id))], 404, 'NOT_FOUND'],
      [[approver(lead), approver(reader)], 409, 'READER_APPROVES'],
      [[approver(lead), approver(gone)], 404, 'NOT_FOUND'],
      [[approver(lead, by(reader.id))], 409, 'SUBSTITUTE_UNABLE'],
      [[approver(lead, by(gone.id))], 409, 'SUBSTITUTE_UNABLE'],
      [[approver(lead, by(lead.id))], 409, 'SUBSTITUTE_UNABLE'],
      [[approver(lead, by(buyer.id)), approver(buyer)], 409, 'SUBSTITUTE_UNABLE'],
    ];
    for (const [approvers, status, code] of refused)
      expect(readRefusal(await put(lead, { ...limits, approvers })), JSON.stringify(approvers)).toEqual([
        status,
        code,
      ]);
    const wrong: object[] = [
      { ...limits, approvers: [approver(lead), approver(lead)] },
      { ...limits, spendingLimitCents: -1, approvers: [approver(lead)] },
      { ...limits, spendingLimitCents: 2.5, approvers: [approver(lead)] },
      { ...limits, spendingLimitCents: 'viel', approvers: [approver(lead)] },
      { ...limits, monthLimitCents: 1_000_000_001, approvers: [approver(lead)] },
      { approvers: [approver(lead)] },
      { ...limits },
      {
        ...limits,
        approvers: [approver(lead, { userId: buyer.id, from: '2026-02-01', until: '2026-01-31' })],
      },
      { ...limits, approvers: [approver(lead, { userId: buyer.id, from: '2026-02-30', until: null })] },
    ];
    for (const body of wrong) expect((await put(lead, body)).statusCode, JSON.stringify(body)).toBe(422);
    expect(await read(lead)).toEqual(before);
  });

  test('of two who save at once, the second is told; the flag of a user counts as a change', async () => {
    const [lead, second, third] = (await clinicColleagues(app, 3, 2)) as Three;
    const { version } = await read(lead);
    const approvers = [approver(lead), approver(second)];
    const answers = await Promise.all(
      [1, 2].map((euros) =>
        put(euros === 1 ? lead : second, { ...limits, spendingLimitCents: euros * 100, approvers, version }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const current = await read(lead);
    expect((await lead.ask('PUT', `users/${third.id}/approver`, { isApprover: true })).statusCode).toBe(200);
    const late = await put(second, { ...limits, approvers, version: current.version });
    expect(readRefusal(late)).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await read(lead)).approvers).toHaveLength(3);
  });
});
