import { approvalSettingCalls } from '@praxora/contract/account/approval-settings.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const approvalSettingsKey = ['account', 'approval-settings'] as const;

export const loadApprovalSettings = () => callApi(approvalSettingCalls.getApprovalSettings, {});

export const useApprovalSettings = (isClinic: boolean) =>
  useQuery({ queryKey: approvalSettingsKey, queryFn: loadApprovalSettings, enabled: isClinic });
