import type { RequestHandler } from 'express';
import type { AnswerValidator } from './answers.ts';

/** For tests: what the contract does not have is reported, and becomes a 500. */
export function answerCheck(
  operationId: string,
  validate: AnswerValidator,
  report: (mismatch: string) => void,
): RequestHandler {
  return (_req, res, next) => {
    const send = res.json.bind(res);
    res.json = (body: unknown) => {
      const wrong = validate(operationId, res.statusCode, body);
      if (wrong.length === 0) return send(body);
      report(wrong.join('\n'));
      res.status(500).type('application/json');
      return send({ code: 'answer.mismatch', detail: wrong.join('\n') });
    };
    next();
  };
}
