// Where the database is and as whom we connect: the owner for migrations, a role without special rights for the app.
import { createHmac } from 'node:crypto';
import pg, { Client, type ClientConfig, escapeIdentifier, escapeLiteral } from 'pg';

export type ConnectionOptions = ClientConfig;

// Our bigint columns stay far below 2^53; dates stay text, since a calendar day has no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Arrays by their type's number in PostgreSQL, which the driver has no names for.
const [integers, bigints] = [1007, 1016];
pg.types.setTypeParser(bigints, pg.types.getTypeParser(integers));
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** A connection of its own. One that breaks fails its next statement, and not the process. */
export function newClient(options: ConnectionOptions): Client {
  const client = new Client(options);
  client.on('error', () => undefined);
  return client;
}

/** With a connection of its own, for as long as the work takes. */
export async function withClient<Result>(
  options: ConnectionOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = newClient(options);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const oldestMajor = 15;

/** The role's name carries the database's, so that two products in one cluster do not share it. */
const appRoleOf = (database: string): string => `${database}_app`;

interface RoleOptions {
  /** Address of a role the operator made, where the owner may not create one. */
  readonly url?: string | undefined;
  readonly role?: string;
}

/**
 * Makes sure, over the owner's connection, of the role the app connects as: it owns nothing and cannot bypass row level security.
 * Its password follows from the owner's name and password, so every server process finds the same one.
 */
export async function ensureAppRole(
  client: Client,
  owner: ConnectionOptions,
  options: RoleOptions = {},
): Promise<{ role: string; app: ConnectionOptions }> {
  await refuseOldServer(client);
  const { role, app } = options.url
    ? await configuredRole(options.url)
    : await derivedRole(client, owner, options.role);
  await refuseStrongRole(client, role);
  return { role, app };
}

/** The role is created where there is none. The password of one that exists is never changed here: other servers may use it. */
async function derivedRole(client: Client, owner: ConnectionOptions, requested?: string) {
  const role = requested ?? appRoleOf(client.database ?? '');
  const options = appOptions(client, owner, role);
  await createMissingRole(client, role, options.password);
  const problem = await problemWith(options);
  if (problem === null) return { role, app: options };
  const earlier = { ...options, password: earlierPassword(client, role) };
  if ((await problemWith(earlier)) === null) return { role, app: earlier };
  throw new DatabaseError(
    `The application role ${role} cannot log in: ${problem}. Set its password with: npm run admin -- role password. Or allow ${role} by password in pg_hba.conf, or set APP_DATABASE_URL.`,
  );
}

function appOptions(client: Client, owner: ConnectionOptions, role: string) {
  const { connectionString: _, ...rest } = owner;
  return {
    ...rest,
    host: client.host,
    port: client.port,
    database: client.database ?? '',
    user: role,
    password: derivePassword(client, `owner ${client.user}, role ${role}`),
    ssl: owner.ssl ?? client.ssl,
  };
}

const derivePassword = (client: Client, text: string): string =>
  createHmac('sha256', String(client.password ?? ''))
    .update(text)
    .digest('base64url');

/** Versions up to 0.1.0 derived it from the host's name, which differs between machines. Their servers may still be running. */
const earlierPassword = (client: Client, role: string): string =>
  derivePassword(client, `${client.host}/${role}`);

/**
 * Gives the application role the password that the servers derive, for an operator who asks for it. Servers with another one
 * lose no connection, and get no new one until they are started again. Returns the role's name.
 */
export async function resetAppPassword(client: Client, owner: ConnectionOptions): Promise<string> {
  const role = appRoleOf(client.database ?? '');
  const options = appOptions(client, owner, role);
  await createMissingRole(client, role, options.password);
  await refuseStrongRole(client, role);
  await client.query(
    `alter role ${escapeIdentifier(role)} with login password ${escapeLiteral(options.password)}`,
  );
  const problem = await problemWith(options);
  if (problem === null) return role;
  throw new DatabaseError(
    `The application role ${role} has its password and still cannot log in: ${problem}. Allow ${role} by password in pg_hba.conf, or set APP_DATABASE_URL.`,
  );
}

async function configuredRole(url: string) {
  const app = { connectionString: url };
  const problem = await problemWith(app);
  if (problem !== null) throw new DatabaseError(`APP_DATABASE_URL cannot be used: ${problem}`);
  return { role: new Client(app).user ?? '', app };
}

/** A replica has the roles of its primary: without a user in its address the application role is meant. */
export function replicaConnection(app: ConnectionOptions, url: string): ConnectionOptions {
  const { hostname, port, pathname, username } = new URL(url);
  if (username !== '') return { connectionString: url };
  const { user, password, ssl } = new Client(app);
  const database = decodeURIComponent(pathname.slice(1));
  return { host: decodeURIComponent(hostname), port: Number(port || 5432), database, user, password, ssl };
}

async function problemWith(app: ConnectionOptions): Promise<string | null> {
  const client = newClient(app);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < oldestMajor * 10_000) {
    throw new DatabaseError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; ${oldestMajor} or newer is needed.`,
    );
  }
}

async function createMissingRole(client: Client, role: string, password: string): Promise<void> {
  // Roles belong to the whole cluster: the lock keeps two servers from creating it at once.
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('praxora role'))");
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await createRole(client, role, password);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new DatabaseError(
      `The application role ${role} could not be created: ${(error as Error).message}. Give the owner the right to create roles, or set APP_DATABASE_URL.`,
    );
  }
}

/** Only the defaults of a plain role: naming the other attributes is a superuser's right. */
async function createRole(client: Client, role: string, password: string): Promise<void> {
  const name = escapeIdentifier(role);
  await client.query(`create role ${name} with login password ${escapeLiteral(password)}`);
  // Everybody has these two rights, unless the operator took them away.
  await client.query(
    `grant connect, temporary on database ${escapeIdentifier(client.database ?? '')} to ${name}`,
  );
}

async function refuseStrongRole(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ strong: boolean }>(
    `select rolsuper or rolbypassrls or rolname = current_user or pg_has_role(rolname, current_user, 'member') as strong
     from pg_roles where rolname = $1`,
    [role],
  );
  if (rows[0]?.strong !== false) {
    throw new DatabaseError(
      `The application role ${role} could bypass row level security. Set APP_DATABASE_URL to a plain role.`,
    );
  }
}
