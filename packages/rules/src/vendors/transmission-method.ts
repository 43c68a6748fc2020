// How orders reach a vendor; `manual`: the practice gives them to the vendor itself.

export const transmissionMethods = ['email', 'webhook', 'manual'] as const;
export type TransmissionMethod = (typeof transmissionMethods)[number];
