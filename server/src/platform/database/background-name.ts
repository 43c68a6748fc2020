/** How connections of background work call themselves: by this the operator, and whoever counts statements, tells them apart. */
export const backgroundName = 'database in the background';
