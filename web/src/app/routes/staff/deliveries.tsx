import { DeliveryLedger } from '#staff/deliveries/delivery-ledger.tsx';
import { useMay } from '#staff-lib/auth/use-may.ts';

export default function Deliveries() {
  return <DeliveryLedger mayReplay={useMay('admin')} seesLeads={useMay('admin', 'agent')} />;
}
