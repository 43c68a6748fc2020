// Camera picture, and the detector that reads its codes.
export type Picture = HTMLVideoElement;

/** The texts of all codes in the picture. */
export type Detector = (picture: Picture) => Promise<string[]>;
