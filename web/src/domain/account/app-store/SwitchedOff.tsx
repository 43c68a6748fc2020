import { Button } from '@mantine/core';
import { type FeatureName, useFeatureChange, useFeatures } from './features.ts';
import classes from './SwitchedOff.module.css';

interface SwitchedOffProps {
  feature: FeatureName;
  text: string;
  action: string;
  done: string;
}

/** Says why what the page is about does not work at the moment, and mends it in place. */
export function SwitchedOff({ feature, text, action, done }: SwitchedOffProps) {
  const features = useFeatures().data;
  const change = useFeatureChange(() => done, feature);
  if (features?.[feature] !== false) return null;
  return (
    <div className={classes.off} role="status">
      <p>{text}</p>
      <Button
        variant="default"
        size="compact-sm"
        loading={change.isBusy}
        onClick={() => void change.run(true)}
      >
        {action}
      </Button>
    </div>
  );
}
