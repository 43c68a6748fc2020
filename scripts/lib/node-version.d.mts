export function nodeProblem(version: string): string | undefined;
export function refuseOldNode(): void;
