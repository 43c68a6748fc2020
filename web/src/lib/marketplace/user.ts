// The profile at the marketplace, whose words are German, as the app's user.
import type { Profile } from '@praxora/contract/account/identity.calls';
import type { Role } from '@praxora/contract/shared/permissions';

export interface User {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  readonly practice: string;
  readonly dentalOfficeId: string;
  /** Under which the admin and approval services know the practice; null: they do not. */
  readonly clinicId: string | null;
  readonly role: Role;
  /** The practice whose sample practice this is; null: this is a practice of its own. */
  readonly sampleOf: { readonly id: number; readonly name: string } | null;
  /** Number of practices where the person is an active user. */
  readonly practices: number;
  /** The first day on which the practice is deleted, as owners are told; null: no deletion was announced. */
  readonly deletionDay: string | null;
  /** The operator has closed the practice to changes: everything can be read, nothing is saved. */
  readonly isPracticeClosed: boolean;
  /** The last day without two-step login, which the practice requires; null: it does not, or the user has it. */
  readonly twoStepUntil: string | null;
  /** That day is over: nothing but setting it up is possible. */
  readonly isTwoStepDue: boolean;
  /** The person has not been shown the tour yet. */
  readonly isTourDue: boolean;
  /** The person has not read yet what is new in this release. */
  readonly hasNews: boolean;
}

export const toUser = (profile: Profile): User => ({
  id: profile.ID,
  firstName: profile.Vorname,
  lastName: profile.Nachname,
  email: profile.LoginEmail,
  country: profile.Land,
  practice: profile.Praxis,
  dentalOfficeId: profile.dentalOfficeId,
  clinicId: profile.KlinikId,
  role: profile.Rolle,
  sampleOf: profile.BeispielVon && { id: profile.BeispielVon.ID, name: profile.BeispielVon.Praxis },
  practices: profile.Praxen,
  deletionDay: profile.Loeschtag,
  isPracticeClosed: profile.IstGeschlossen,
  twoStepUntil: profile.ZweiSchritteBis,
  isTwoStepDue: profile.ZweiSchritteFaellig,
  isTourDue: profile.RundgangFaellig,
  hasNews: profile.NeuesUngelesen,
});
