// The password of the application role, which a server never changes by itself: other servers may use it.
import { resetAppPassword, withClient } from '../platform/database/connection.ts';
import { openWithAnySchema } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

export const roleCommand: StandaloneCommand = {
  name: 'role password',
  summary: 'Give the application role the password that the servers derive from DATABASE_URL',
  options: { json },
  runAlone: async (args, { config, root, say }) => {
    const { json: isJson } = readOptions('role password', { json }, args);
    const { owner, stop } = await openWithAnySchema({ config, root, say });
    try {
      const role = await withClient(owner, (client) => resetAppPassword(client, owner));
      const text = `The application role ${role} has its password. Restart servers that were started with another one.`;
      return writeAnswer({ text, data: { role } }, isJson);
    } finally {
      await stop();
    }
  },
};
