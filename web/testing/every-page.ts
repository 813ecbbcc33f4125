/** What pages ask for by themselves, whatever they are about. */
import type { Answers } from './answers.ts';

export const ofEveryPage: Answers = { 'GET /api/social-media': [] };
