// Camera features beyond the picture: its light, its lenses, its zoom. Browsers report them on the track, each only
// some of them.

interface Abilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}

export interface CameraAbilities {
  readonly hasTorch: boolean;
  /** Null: it cannot come nearer. */
  readonly zoom: { readonly min: number; readonly max: number; readonly step: number } | null;
  readonly lenses: readonly { readonly id: string; readonly label: string }[];
  /** The lens that looks now. */
  readonly lensId: string | null;
}

export async function readAbilities(track: MediaStreamTrack): Promise<CameraAbilities> {
  const can: Abilities = track.getCapabilities?.() ?? {};
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const zoom = can.zoom && can.zoom.max > can.zoom.min ? can.zoom : null;
  return {
    hasTorch: can.torch === true,
    zoom: zoom && { min: zoom.min, max: zoom.max, step: zoom.step || 0.1 },
    lenses: devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ id: deviceId, label })),
    lensId: track.getSettings().deviceId ?? null,
  };
}

const apply = (track: MediaStreamTrack, wish: Record<string, unknown>): Promise<void> =>
  track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).catch(() => {
    // It said it could: then it stays as it is.
  });

export const setTorch = (track: MediaStreamTrack, isOn: boolean): Promise<void> =>
  apply(track, { torch: isOn });
export const setZoom = (track: MediaStreamTrack, zoom: number): Promise<void> => apply(track, { zoom });

/** The lens at the back unless told; sharp enough for a small label. */
export const openCamera = (lensId: string | null): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(lensId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: lensId } }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });
