// Configuration of the cluster's programs: the files of deploy/, with the addresses of this cluster.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { writeOwnFile } from './database-node.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

const readExample = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

export function writeConfiguration(folder: string, ports: Ports, secrets: Secrets): void {
  const write = (name: string, content: string): void => writeOwnFile(join(folder, name), content);
  write('patroni.yml', readExample('patroni/patroni.yml'));
  write('database.cfg', readExample('haproxy/database.cfg'));
  write('entrance.cfg', entranceConfiguration(ports));
  write('pgbouncer-example.ini', readExample('pgbouncer/pgbouncer.ini'));
  write('pgbouncer.ini', poolerConfiguration(folder, ports));
  write('userlist.txt', `"praxora_app" "${secrets.app}"\n`);
}

/** Without TLS, which needs a certificate, and with one server more. */
function entranceConfiguration(ports: Ports): string {
  const changes: readonly [RegExp, string][] = [
    [/^frontend plain\n( .*\n)+/m, ''],
    [/bind :443 .*/, `bind 127.0.0.1:${ports.entrance}`],
    [/(X-Forwarded-Proto) https/, '$1 http'],
    [/^( +)server two .*$/m, `$&\n$1server three 127.0.0.1:${ports.servers[2]}`],
  ];
  return changes.reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new Error(`deploy/haproxy/haproxy.cfg has no ${place}`);
    return text.replace(place, replacement);
  }, readExample('haproxy/haproxy.cfg'));
}

/** Later settings count. The example ends in the section of PgBouncer's own settings; naming it again would undo them. */
function poolerConfiguration(folder: string, ports: Ports): string {
  return `%include ${join(folder, 'pgbouncer-example.ini')}
listen_port = ${ports.pooler}
auth_file = ${join(folder, 'userlist.txt')}
unix_socket_dir =
[databases]
praxora = host=127.0.0.1 port=${ports.primary} dbname=praxora
`;
}
