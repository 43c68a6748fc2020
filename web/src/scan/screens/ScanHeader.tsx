// Name of the device, its light and lens, the field for a code that nobody can read, and the settings.
import { IconBolt, IconCameraRotate, IconKeyboard, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Camera } from '../camera/useCamera.ts';
import { useSnapshot } from '../station/useStation.ts';
import { IconButton } from '../ui/Button.tsx';
import { TopBar } from '../ui/TopBar.tsx';

interface ScanHeaderProps {
  camera: Camera;
  onType: () => void;
  onSettings: () => void;
}

export function ScanHeader({ camera, onType, onSettings }: ScanHeaderProps) {
  const { t } = useTranslation('scanApp');
  const { pairing } = useSnapshot();
  const { abilities, isTorchOn, switchTorch, changeLens } = camera;
  return (
    <TopBar title={t('scan.title')} fact={pairing?.device.name ?? ''}>
      {abilities?.hasTorch && (
        <IconButton icon={IconBolt} label={t('camera.torch')} isPressed={isTorchOn} onClick={switchTorch} />
      )}
      {(abilities?.lenses.length ?? 0) > 1 && (
        <IconButton icon={IconCameraRotate} label={t('camera.lens')} onClick={changeLens} />
      )}
      <IconButton icon={IconKeyboard} label={t('typed.open')} onClick={onType} />
      <IconButton icon={IconSettings} label={t('settings.open')} onClick={onSettings} />
    </TopBar>
  );
}
