import { CalendarScreen } from '#staff/calendar/calendar-screen.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function Calendar() {
  return (
    <PermittedScreen needs="leads.read_own">
      <CalendarScreen />
    </PermittedScreen>
  );
}
