// Announcement for the operator once the product can be used.

export function startAnnouncement(url: string, hasDemo: boolean): string {
  const logins = ['demo', 'wien', 'klinik', 'leitung', 'legacy'].map((name) => `    ${name}@praxora.example`);
  const demo = [
    '',
    '  Demo logins (password praxora-demo):',
    `${logins[0]}     German practice`,
    `${logins[1]}     Austrian practice`,
    `${logins[2]}   clinic with approvals, buyer`,
    `${logins[3]}  clinic with approvals, approver`,
    `${logins[4]}   user of the previous edition`,
  ];
  return [
    '',
    `  Praxora is ready: ${url}`,
    ...(hasDemo ? demo : ['', '  Create a practice: npm run admin -- help']),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n');
}

/** Milliseconds that the start waits for the search index of a very large catalogue. */
export const longestWaitForSearch = 15_000;
export const searchIsLate = 'The search index is still being built. Everything else works already.';
