import { TaskManager } from '#staff/calendar/task-manager.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function Tasks() {
  return (
    <PermittedScreen needs="leads.read_own">
      <TaskManager />
    </PermittedScreen>
  );
}
