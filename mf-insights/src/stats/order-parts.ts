import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';

/** @returns the orders of the total that are neither under way nor completed: the canceled ones */
export function canceledOf({ pending, completed, total }: DashboardStats['orderStats']): number {
  return Math.max(0, total - pending - completed);
}
