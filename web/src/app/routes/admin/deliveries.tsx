import { DeliveryLedger } from '#features/deliveries/delivery-ledger.tsx';
import { useMay } from '#lib/auth/use-may.ts';

export default function Deliveries() {
  return <DeliveryLedger mayReplay={useMay('admin')} seesLeads={useMay('admin', 'agent')} />;
}
