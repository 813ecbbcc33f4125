/** What every page asks for. */
import type { Answers } from './answers.ts';

export const ofEveryPage: Answers = { 'GET /api/social-media': [] };
