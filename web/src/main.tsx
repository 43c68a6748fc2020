import './lib/no-eval.ts';
import './styles/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadOnceWhenOutdated } from './app/outdated.ts';
import { allTexts } from './lib/all-texts.ts';
import { catchEarlyErrors } from './lib/error-reporting.ts';
import { startI18n } from './lib/i18n.ts';

catchEarlyErrors();
reloadOnceWhenOutdated();
// Not by a top-level await, which would keep the bundler from putting modules together.
void startI18n(allTexts).then(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks its root element');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
