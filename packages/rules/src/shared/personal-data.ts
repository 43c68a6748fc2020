// Takes out of a text what a log or a report must not hold: query values, e-mail addresses, tokens. People and their
// secrets are not part of an error.

/** After an address, up to the next blank or quotation mark. */
const query = /(https?:\/\/[^\s?#"'<>]*|\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;
/** The one call whose path holds what somebody typed. */
const checkedEmail = /(\/check\/email\/)[^\s"'<>{}]+/gi;
/** Its parts are as long as they may be, and neither holds what parts them: no text takes long to look through. */
const email = /[^\s"'<>/=?&:;,()[\]@%]{1,64}(?:@|%40)[^\s"'<>/?&;,()[\]@%]{1,255}\.[a-z]{2,}/gi;
const credentials = /\b(Bearer|Basic) +[^\s"'<>]+/gi;
/** Our tokens have 43 characters; a checksum or a name that long is no loss. */
const token = /[\w-]{40,}/g;

export const withoutPersonalData = (text: string): string =>
  text
    .replace(query, '$1')
    .replace(checkedEmail, '$1[email]')
    .replace(email, '[email]')
    .replace(credentials, '$1 [token]')
    .replace(token, '[token]');
