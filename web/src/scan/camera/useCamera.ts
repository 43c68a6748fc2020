// A camera that looks for codes as long as its screen is seen.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadDetector } from './detector.ts';
import type { Detector } from './picture.ts';
import { type CameraAbilities, openCamera, readAbilities, setTorch, setZoom } from './track.ts';

/** Often enough for a hand that moves, and leaves the device time for the rest. */
const lookEveryMs = 120;

export type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'noDecoder';

interface CameraOptions {
  readonly isWanted: boolean;
  readonly onText: (text: string) => void;
  readonly onStart?: () => void;
  /** After each look at a picture, also when it shows nothing. */
  readonly onLook?: (texts: readonly string[]) => void;
}

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly abilities: CameraAbilities | null;
  readonly isTorchOn: boolean;
  readonly zoom: number;
  readonly switchTorch: () => void;
  readonly setZoom: (zoom: number) => void;
  /** The next one, where there are several. */
  readonly changeLens: () => void;
}

export function useCamera({ isWanted, onText, onStart, onLook }: CameraOptions): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [abilities, setAbilities] = useState<CameraAbilities | null>(null);
  const [lensId, setLensId] = useState<string | null>(null);
  const [isTorchOn, setIsTorchOn] = useState(false);
  const [zoom, setShownZoom] = useState(1);
  const tell = useEffectEvent((texts: readonly string[]) => {
    onLook?.(texts);
    for (const text of texts) onText(text);
  });
  const tellStart = useEffectEvent(() => onStart?.());

  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    const { signal } = ending;
    void look(signal);

    async function look(isOver: AbortSignal) {
      setState('starting');
      const stream = await openCamera(lensId).catch(failureOf);
      if (typeof stream === 'string') return isOver.aborted ? undefined : setState(stream);
      const [lens] = stream.getVideoTracks();
      isOver.addEventListener('abort', () => lens?.stop());
      if (isOver.aborted || !lens || !video.current) return lens?.stop();
      track.current = lens;
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      setAbilities(await readAbilities(lens));
      setIsTorchOn(false);
      const detect = await loadDetector().catch(() => null);
      if (isOver.aborted) return;
      setState(detect === null ? 'noDecoder' : 'looking');
      tellStart();
      while (detect !== null && !isOver.aborted) {
        const texts = await textsIn(video.current, detect);
        if (isOver.aborted) return;
        if (texts !== null) tell(texts);
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    }
    return () => ending.abort();
  }, [isWanted, lensId]);

  return {
    video,
    state,
    abilities,
    isTorchOn,
    zoom,
    switchTorch: () => {
      if (track.current) void setTorch(track.current, !isTorchOn);
      setIsTorchOn(!isTorchOn);
    },
    setZoom: (wanted) => {
      if (track.current) void setZoom(track.current, wanted);
      setShownZoom(wanted);
    },
    changeLens: () => setLensId(nextLens(abilities)),
  };
}

/** Null: there is no picture yet, or it could not be looked at. */
async function textsIn(video: HTMLVideoElement | null, detect: Detector): Promise<readonly string[] | null> {
  if (video === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  return detect(video).catch(() => null);
}

function nextLens(abilities: CameraAbilities | null): string | null {
  const lenses = abilities?.lenses ?? [];
  const at = lenses.findIndex(({ id }) => id === abilities?.lensId);
  return lenses[(at + 1) % Math.max(lenses.length, 1)]?.id ?? null;
}

/** Not allowed, or none there, or none that a page over plain http may use. */
const failureOf = (error: unknown): 'denied' | 'missing' =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
