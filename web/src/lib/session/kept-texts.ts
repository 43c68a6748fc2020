// What stood in the forms of a page when its session ended: in memory only, and given back to the same person on the same page.

interface Draft {
  /** Names the form on its page. */
  readonly form: object;
  readonly values: object;
}

interface KeptDraft extends Draft {
  readonly page: string;
}

/** Answers null where nothing was typed. */
type ReadDraft = () => Draft | null;

const open = new Set<ReadDraft>();
let kept: { readonly email: string; drafts: readonly KeptDraft[] } = { email: '', drafts: [] };

/** Passwords are typed anew. */
const isSecret = ({ values }: Draft): boolean => Object.keys(values).some((name) => /password/i.test(name));

/** Answers how the form is closed. */
export function openDraft(read: ReadDraft): () => void {
  open.add(read);
  return () => void open.delete(read);
}

/** While the page still stands. */
export function keepDrafts(email: string): void {
  const page = window.location.pathname;
  const drafts = [...open].flatMap((read) => read() ?? []).filter((draft) => !isSecret(draft));
  kept = { email, drafts: drafts.map((draft) => ({ ...draft, page })) };
}

/** Once; null: nothing was kept of this form, on this page and for this person. */
export function takeDraft(email: string | undefined, form: object): object | null {
  if (email !== kept.email) return null;
  const found = kept.drafts.find((draft) => draft.form === form && draft.page === window.location.pathname);
  kept = { ...kept, drafts: kept.drafts.filter((draft) => draft !== found) };
  return found?.values ?? null;
}
