// This device: what it tells, the language, how its hardware scanner is set, and which practice it belongs to.
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readScannerSettings, writeScannerSettings } from '../../domain/inventory/index.ts';
import { setLanguage, useLanguage } from '../../lib/i18n.ts';
import { readFeedback, writeFeedback } from '../lib/feedback.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import classes from './SettingsScreen.module.css';

export function SettingsScreen({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation('scanApp');
  const { pairing } = useSnapshot();
  return (
    <div className="bg-frame mih-screen">
      <TopBar title={t('settings.title')} fact={pairing?.device.name ?? ''} onBack={onScan} />
      <main className="column gap-16 p-8-16-24">
        <FeedbackSettings />
        <LanguageChoice />
        <WedgeSettings />
        <Unpairing />
      </main>
    </div>
  );
}

function FeedbackSettings() {
  const { t } = useTranslation('scanApp');
  const [feedback, setFeedback] = useState(readFeedback);
  const change = (changed: Partial<typeof feedback>) => {
    const next = { ...feedback, ...changed };
    writeFeedback(next);
    setFeedback(next);
  };
  return (
    <section className="bg-sheet bd-line bdrs-18 p-4-16">
      <Switch
        label={t('settings.sound')}
        isOn={feedback.hasSound}
        onChange={(hasSound) => change({ hasSound })}
      />
      <Switch
        label={t('settings.vibration')}
        isOn={feedback.hasVibration}
        onChange={(hasVibration) => change({ hasVibration })}
      />
    </section>
  );
}

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={`${classes.row} row spread gap-14 mih-60`}>
      {label}
      <input
        className={classes.switch}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function LanguageChoice() {
  const { t } = useTranslation('scanApp');
  const language = useLanguage();
  return (
    <section className="bg-sheet bd-line bdrs-18 p-4-16">
      <label className={`${classes.row} row spread gap-14 mih-60`}>
        {t('settings.language')}
        <select
          className="bg-sheet bd-strong bdrs-12 flex-none scan-target p-4-12"
          value={language}
          onChange={(event) => void setLanguage(event.target.value === 'de' ? 'de' : 'en')}
        >
          <option value="de">{t('settings.german')}</option>
          <option value="en">{t('settings.english')}</option>
        </select>
      </label>
    </section>
  );
}

/** Scanner settings, the same as on a computer and with the same texts. */
function WedgeSettings() {
  const { t } = useTranslation('scanner');
  const [settings, setSettings] = useState(readScannerSettings);
  const fields = [
    ['separatorKey', t('separator')],
    ['prefix', t('prefix')],
    ['suffix', t('suffix')],
  ] as const;
  return (
    <section className="bg-sheet bd-line bdrs-18 p-4-16">
      {fields.map(([name, label]) => (
        <label key={name} className={`${classes.row} row spread gap-14 mih-60`}>
          {label}
          <input
            className="bg-sheet bd-strong bdrs-12 flex-none scan-target p-4-12 w-112"
            maxLength={10}
            autoCapitalize="none"
            autoComplete="off"
            data-keeps-codes
            value={settings[name]}
            onChange={(event) => {
              const next = { ...settings, [name]: event.target.value };
              setSettings(next);
              writeScannerSettings(next);
            }}
          />
        </label>
      ))}
    </section>
  );
}

function Unpairing() {
  const { t } = useTranslation('scanApp');
  const station = useStation();
  const { pairing } = useSnapshot();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="column gap-10">
      <p className="quiet">{t('settings.practice', { name: pairing?.practice.name ?? '' })}</p>
      <Button icon={IconLinkOff} onClick={() => setIsAsking(true)}>
        {t('settings.unpair')}
      </Button>
      {isAsking && (
        <Sheet title={t('settings.unpairTitle')} onClose={() => setIsAsking(false)}>
          <p className="quiet">{t('settings.unpairText')}</p>
          <div className="flex gap-10 mt-14">
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button kind="danger" onClick={() => void station.unpair()}>
              {t('settings.unpair')}
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
