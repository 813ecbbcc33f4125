import { useParams } from 'react-router';
import { LeadAgenda } from '#staff/calendar/lead-agenda.tsx';
import { LeadPage } from '#staff/leads/page/lead-page.tsx';
import { NoSuchLead } from '#staff/leads/page/no-such-lead.tsx';
import { leadIdOf } from '#staff/leads/lead-table-spec.ts';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function LeadRoute() {
  const id = leadIdOf(useParams()['id']);
  return (
    <PermittedScreen needs="leads.read_own">
      {id === null ? <NoSuchLead /> : <LeadPage key={id} id={id} Agenda={LeadAgenda} />}
    </PermittedScreen>
  );
}
