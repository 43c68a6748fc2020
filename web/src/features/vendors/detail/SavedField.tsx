// A field of the practice's own about the vendor, kept when it is left. It needs no approver, also under approvals.
import { Textarea, TextInput } from '@mantine/core';
import type { VendorDetail, VendorPreference } from '@praxora/contract/vendors/vendor';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { everything } from '../../../ui/change/change.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { vendorDetailsKey } from '../vendors.queries.ts';

type Name = 'customerNumber' | 'defaultMessage';
type Written = Pick<VendorPreference, Name>;

interface SavedFieldProps {
  vendor: VendorDetail;
  name: Name;
  label: string;
  description: string;
  maxLength: number;
  isLong?: boolean;
}

export function SavedField({ vendor, name, label, description, maxLength, isLong = false }: SavedFieldProps) {
  const { t } = useTranslation('vendor');
  const errorText = useErrorText();
  /** Null: nobody is writing, and what the server has is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = useChange({
    call: (text: string, key) => {
      const input = { params: { vendorId: vendor.id }, body: { [name]: text } };
      return callApi(vendorCalls.setVendorPreference, input, key);
    },
    previews: [
      preview<VendorDetail, string>(vendorDetailsKey, (known, text) =>
        known.id === vendor.id ? { ...known, [name]: text } : known,
      ),
    ],
    after: () => {
      setDraft(null);
      setSaved(true);
    },
    // The cart takes the message for its notes, the order the number.
    refetch: [everything],
    showsRefusal: true,
  });

  function leave() {
    if (draft === null) return;
    // A value changed back to the original needs no saving.
    if (draft.trim() === (vendor as Written)[name]) setDraft(null);
    else void save.run(draft.trim());
  }

  const props = {
    label,
    maxLength,
    autoComplete: 'off',
    value: draft ?? vendor[name],
    error: save.error === null ? undefined : errorText(save.error),
    description: (
      <span className="row spread gap-8">
        {description}
        <span role="status">
          {isSaved && draft === null && (
            <span className="inline-row gap-3 c-ok fw-560">
              <IconCheck size={13} aria-hidden />
              {t('sending.saved')}
            </span>
          )}
        </span>
      </span>
    ),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
    onBlur: leave,
  };
  const type = (text: string) => {
    save.forget();
    setSaved(false);
    setDraft(text);
  };
  return isLong ? (
    <Textarea
      {...props}
      inputWrapperOrder={[...props.inputWrapperOrder]}
      autosize
      minRows={1}
      maxRows={6}
      onChange={(event) => type(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...props}
      inputWrapperOrder={[...props.inputWrapperOrder]}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
