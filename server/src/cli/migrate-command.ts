// Brings the schema up to date: the one command that does. Every other command refuses to work on a schema that is older.
import { openStore } from '../startup.ts';
import { json, readOptions, type StandaloneCommand, writeAnswer } from './command.ts';

export const migrateCommand: StandaloneCommand = {
  name: 'migrate',
  summary: 'Bring the schema of the database up to date and repair the rights of the application role',
  options: { json },
  runAlone: async (args, { config, root, say }) => {
    const { json: isJson } = readOptions('migrate', { json }, args);
    const store = await openStore({ config: { ...config, MIGRATE: true }, root, say, beside: true });
    await store.stop();
    return writeAnswer('The schema of the database is that of this version.', isJson);
  },
};
