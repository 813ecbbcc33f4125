import { DeliveryLedger } from '#staff/deliveries/delivery-ledger.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';

export default function Deliveries() {
  return <DeliveryLedger mayReplay={useMay('deliveries.manage')} seesLeads={useMay('leads.read_own')} />;
}
