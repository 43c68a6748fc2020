// What is looked at, and who reads it.
export type Picture = HTMLVideoElement;

/** The texts of all codes in the picture. */
export type Detector = (picture: Picture) => Promise<string[]>;
