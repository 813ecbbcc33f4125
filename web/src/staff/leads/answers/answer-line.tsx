import { CircleAlert, Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { LeadAnswer } from '../api/answers.ts';
import { FileSize } from '../writing/mail-files.tsx';
import { textParts } from './quoted-text.ts';

const ofText = 'whitespace-pre-wrap wrap-anywhere rtl:text-right ltr:text-left';

/** What the person wrote back, or a machine of theirs; always as text. */
export function AnswerLine({ answer }: { answer: LeadAnswer }) {
  const { t } = useTranslation('adminWriting');
  const { kind, sender, senderName, subject, text, isCut, reason } = answer;
  const name = senderName === '' ? (sender ?? t('answer.nobody')) : senderName;
  return (
    <>
      <p className="font-semibold text-ink">
        {t(`answer.kinds.${kind}`)}
        {reason !== null && `: ${t(`answer.reasons.${reason}`)}`}
        <span className="font-normal wrap-anywhere text-stone-600">
          {' · '}
          <bdi>{name}</bdi>
          {sender !== null && name !== sender && (
            <>
              {' · '}
              <bdi>{sender}</bdi>
            </>
          )}
        </span>
      </p>
      {subject !== '' && (
        <p dir="auto" className={`mt-1 font-semibold text-stone-700 ${ofText}`}>
          {subject}
        </p>
      )}
      {text.trim() === '' ? <p className="text-stone-600">{t('answer.noText')}</p> : <Text text={text} />}
      {isCut && <p className="mt-1 text-stone-600">{t('answer.cut')}</p>}
      <Files answer={answer} />
    </>
  );
}

function Text({ text }: { text: string }) {
  return textParts(text).map((part, index) =>
    part.quoted ? (
      <Quoted key={index} text={part.text} />
    ) : (
      <p key={index} dir="auto" className={`text-stone-700 ${ofText}`}>
        {part.text}
      </p>
    ),
  );
}

/** Older mails, folded. */
function Quoted({ text }: { text: string }) {
  const { t } = useTranslation('adminWriting');
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3.5"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'answer.hideQuoted' : 'answer.showQuoted')}
      </Button>
      <blockquote id={id} hidden={!shown} className="border-s-2 border-sand-300 ps-3">
        <p dir="auto" className={`text-stone-600 ${ofText}`}>
          {text}
        </p>
      </blockquote>
    </>
  );
}

function Files({ answer: { files, moreFiles } }: { answer: LeadAnswer }) {
  const { t } = useTranslation('adminWriting');
  const { counted } = useFormats();
  const title = useId();
  if (files.length === 0 && moreFiles === 0) return null;
  return (
    <div className="mt-2">
      <p id={title} className="text-stone-600">
        {t('answer.files')}
      </p>
      <ul aria-labelledby={title} className="mt-1 space-y-1">
        {files.map(({ name, size }, index) => (
          <li key={index} className="flex items-center gap-2">
            <Paperclip aria-hidden className="size-4 shrink-0 text-stone-600" />
            <bdi className="min-w-0 truncate text-stone-700">{name}</bdi>
            <FileSize size={size} />
          </li>
        ))}
        {moreFiles > 0 && <li className="text-stone-600">{t('answer.moreFiles', counted(moreFiles))}</li>}
      </ul>
    </div>
  );
}

interface ReturnedProps {
  /** The message that was sent. */
  of: number;
  answers: readonly LeadAnswer[];
}

/** That what was sent came back, where it stands. */
export function Returned({ of, answers }: ReturnedProps) {
  const { t } = useTranslation('adminWriting');
  const { dateTime } = useFormats();
  const bounce = answers.find(({ kind, messageId }) => kind === 'bounce' && messageId === of);
  if (bounce?.reason == null) return null;
  return (
    <p data-returned={bounce.reason} className="mt-1 flex items-start gap-1.5 text-danger-700">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('answer.returned', { time: dateTime(bounce.at), reason: t(`answer.reasons.${bounce.reason}`) })}
    </p>
  );
}
