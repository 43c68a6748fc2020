export function endWithNpm(environment?: NodeJS.ProcessEnv): void;
