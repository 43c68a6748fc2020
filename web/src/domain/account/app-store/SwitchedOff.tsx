import { Button } from '@mantine/core';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { type FeatureName, useFeatureChange, useFeatures } from './features.ts';

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
    <div className="wrap gap-12 items-center bg-sunken bdrs-10 mb-16 p-10-14" role="status">
      <p>{text}</p>
      <Dimmed permission="manageAccount">
        <Button
          variant="default"
          size="compact-sm"
          loading={change.isBusy}
          onClick={() => void change.run(true)}
        >
          {action}
        </Button>
      </Dimmed>
    </div>
  );
}
