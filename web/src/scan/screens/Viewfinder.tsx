// Camera picture with a frame for the label; or the reason why there is none.
import { IconCameraOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Camera, CameraState } from '../camera/useCamera.ts';
import classes from './Viewfinder.module.css';

const failures = {
  denied: 'camera.denied',
  missing: 'camera.missing',
  noDecoder: 'camera.noDecoder',
} as const satisfies Partial<Record<CameraState, string>>;

interface ViewfinderProps {
  camera: Camera;
  /** Name of the object to hold into the frame; left out: a label or code. */
  hint?: string;
}

export function Viewfinder({ camera, hint }: ViewfinderProps) {
  const { t } = useTranslation('scanApp');
  const { video, state, abilities, zoom, setZoom } = camera;
  const failure = state === 'starting' || state === 'looking' ? null : failures[state];
  return (
    <section className={classes.finder} aria-label={t('camera.name')} data-state={state}>
      <video
        ref={video}
        className={classes.video}
        muted
        playsInline
        aria-hidden
        data-hidden={failure !== null}
      />
      {failure === null ? (
        <>
          <span className={classes.aim} aria-hidden />
          <p className={classes.hint}>{hint ?? t('camera.hint')}</p>
        </>
      ) : (
        <p className="column gap-12 items-center h-full justify-center p-20 relative ta-center" role="status">
          <IconCameraOff size={30} stroke={1.6} aria-hidden />
          {t(failure)}
        </p>
      )}
      {failure === null && abilities?.zoom && (
        <input
          className={classes.zoom}
          type="range"
          aria-label={t('camera.zoom')}
          {...abilities.zoom}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      )}
    </section>
  );
}
