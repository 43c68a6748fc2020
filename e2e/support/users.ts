// The demo users, by the name before the @.

export const demoPassword = 'praxora-demo';

export const demoUsers = ['demo', 'wien', 'klinik', 'leitung', 'legacy'] as const;
export type DemoUser = (typeof demoUsers)[number];

/** Demo users of the product itself; the legacy user is redirected to the older site. */
export const proUsers = demoUsers.filter((user) => user !== 'legacy');

export function toEmail(user: DemoUser): string {
  return `${user}@praxora.example`;
}
