// Starts the product. Where Node keeps compiled code itself (from version 22.8), that is turned on before anything is loaded.
import module from 'node:module';

// Missing in Node 20, and in its types.
const { enableCompileCache } = module as { enableCompileCache?: () => unknown };
enableCompileCache?.();
await import('./main.ts');
