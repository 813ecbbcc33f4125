/** Together: one chunk, named once in what every page loads. */
import { FrameDialog } from './frame-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

export const mediaDialogs = { FrameDialog, PlanDialog };
