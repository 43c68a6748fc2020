// SQL of invitations.
import type { Language } from '@praxora/contract/account/identity.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../identity/person-names.sql.ts';

export interface InvitationRow extends Columns<'invitation', 'id' | 'email'> {
  readonly firstName: Column<'invitation', 'first_name'>;
  readonly lastName: Column<'invitation', 'last_name'>;
  readonly language: Column<'invitation', 'language', Language>;
  readonly role: Column<'invitation', 'role'>;
  /** Without a user: an operator invited. */
  readonly invitedBy: { readonly id: number | null; readonly name: string };
  readonly invitedAt: Column<'invitation', 'invited_at'>;
  readonly validUntil: Column<'invitation', 'expires_at'>;
}

const selected = `
  select i.id, i.email, i.first_name as "firstName", i.last_name as "lastName", i.language, i.role,
         jsonb_build_object('id', u.id, 'name', coalesce(${personName('u')}, '')) as "invitedBy",
         i.invited_at as "invitedAt", i.expires_at as "validUntil"
  from invitation i left join practice_user u on u.id = i.invited_by`;

export const listInvitations = (tx: Tx): Promise<InvitationRow[]> =>
  tx.rows<InvitationRow>(`${selected} order by i.invited_at, i.id`);

export const findInvitation = (tx: Tx, id: number): Promise<InvitationRow | null> =>
  tx.maybe<InvitationRow>(`${selected} where i.id = $1`, [id]);

interface NewInvitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly invitedBy: number | null;
  readonly expiresAt: Date;
}

/** Null: invited already. */
export const insertInvitation = (
  tx: Tx,
  invitation: NewInvitation,
): Promise<Columns<'invitation', 'id'> | null> =>
  tx.maybe(
    `insert into invitation (practice_id, email, first_name, last_name, language, role, token_hash, invited_by,
                             expires_at)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8) on conflict (practice_id, email) do nothing returning id`,
    [
      invitation.email,
      invitation.firstName,
      invitation.lastName,
      invitation.language,
      invitation.role,
      invitation.tokenHash,
      invitation.invitedBy,
      invitation.expiresAt,
    ],
  );

/** The old link is void from here on. */
export const renewInvitation = (
  tx: Tx,
  id: number,
  tokenHash: Buffer,
  invitedBy: number,
  expiresAt: Date,
): Promise<number> =>
  tx.run(
    `update invitation set token_hash = $2, invited_by = $3, invited_at = now(), expires_at = $4 where id = $1`,
    [id, tokenHash, invitedBy, expiresAt],
  );

export const deleteInvitation = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from invitation where id = $1', [id]);

interface OpenInvitation
  extends Columns<'invitation', 'practice_id' | 'email' | 'first_name' | 'last_name' | 'language' | 'role'> {
  readonly practice_name: Column<'practice', 'name'>;
  /** The e-mail has a login already. */
  readonly has_login: boolean;
  readonly is_valid: boolean;
}

export const findByToken = (plain: Tx, tokenHash: Buffer): Promise<OpenInvitation | null> =>
  plain.maybe<OpenInvitation>('select * from find_invitation($1)', [tokenHash]);

/** Deletes a row only on first use: two clicks make one user. */
export const useInvitation = (tx: Tx, tokenHash: Buffer): Promise<number> =>
  tx.run('delete from invitation where token_hash = $1 and expires_at > now()', [tokenHash]);
