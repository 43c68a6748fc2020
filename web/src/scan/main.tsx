import 'virtual:tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../lib/i18n.ts';
import { openScanDatabase } from './lib/scan-database.ts';
import { keepUpToDate } from './lib/up-to-date.ts';
import { ScanApp } from './ScanApp.tsx';
import { Station } from './station/station.ts';
import { StationContext } from './station/useStation.ts';
import { scanTexts } from './texts.ts';

await startI18n(scanTexts);
const station = new Station(await openScanDatabase());
await station.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks its root element');
createRoot(root).render(
  <StrictMode>
    <StationContext value={station}>
      <ScanApp />
    </StationContext>
  </StrictMode>,
);
keepUpToDate();
