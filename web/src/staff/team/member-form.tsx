import { type AgentField, wrongAgentFields } from '@manzil/core/team/agent-form';
import { departments, inArabic, jobTitles, type OfferedWord } from '@manzil/core/team/offered-words';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select, TextArea } from '#ui/field.tsx';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { SwitchField } from '#staff-ui/switch-field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type Member, useSaveMember } from './api/members.ts';
import { type MemberValues, startValues, toBody } from './member-values.ts';
import { PhotoField } from './photo-field.tsx';

type TextName = Exclude<keyof MemberValues, 'isActive' | 'imageUrl'>;
const required: ReadonlySet<string> = new Set([
  'name',
  'title',
  'department',
  'phone',
  'email',
  'location',
  'joinDate',
]);

interface MemberFormProps {
  /** Null to add one. */
  member: Member | null;
  onClose: () => void;
}

/** Adds a member of the team, or changes one. What was typed stays when saving fails. */
export function MemberForm({ member, onClose }: MemberFormProps) {
  const { t } = useTranslation(['adminTeam', 'common']);
  const problem = useProblem();
  const toast = useToast();
  const save = useSaveMember();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => startValues(member));
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const wrong = new Set<string>(wrongAgentFields(values));
  const refused = problem.fields(save.error);
  const error = (name: string) => (tried && wrong.has(name) ? t(`wrong.${name as AgentField}`) : refused[name]);
  const set = (change: Partial<MemberValues>) => {
    setValues((now) => ({ ...now, ...change }));
  };
  const adding = member === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = wrong;
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (save.isPending) return;
    const body = toBody(values, member);
    save.mutate(adding ? { adding, body } : { adding, id: member.id, body }, {
      onSuccess: () => {
        toast({ title: t(adding ? 'added' : 'updated') });
        onClose();
      },
      onError: (failure) => {
        toast({
          title: t('error'),
          description: problem.sentence(failure, t(adding ? 'addFailed' : 'updateFailed')),
          variant: 'destructive',
        });
      },
    });
  };

  const field = (name: TextName, more: Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> = {}) => (
    <TextField
      name={name}
      value={values[name]}
      error={error(name)}
      onChange={(value) => {
        set({ [name]: value });
      }}
      {...more}
    />
  );

  return (
    <FormDialog
      wide
      title={t(adding ? 'add' : 'editTitle')}
      edited={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={onClose}
    >
      {(close) => (
        <form ref={form} noValidate onSubmit={submit} className="space-y-8">
          <PhotoField
            value={values.imageUrl}
            error={error('imageUrl')}
            onChange={(imageUrl) => {
              set({ imageUrl });
            }}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            {field('name', { maxLength: 200 })}
            {field('nameAr', { maxLength: 200, arabic: true })}
            <ChoiceField
              name="title"
              words={jobTitles}
              value={values.title}
              error={error('title')}
              onChange={(title) => {
                // a translation of somebody's own stays
                const own = values.titleAr !== '' && values.titleAr !== inArabic(jobTitles, values.title);
                set({ title, ...(own ? {} : { titleAr: inArabic(jobTitles, title) ?? values.titleAr }) });
              }}
            />
            {field('titleAr', { maxLength: 200, arabic: true })}
            <ChoiceField
              name="department"
              words={departments}
              value={values.department}
              error={error('department')}
              onChange={(department) => {
                set({ department });
              }}
            />
            {field('joinDate', { type: 'date', dir: 'ltr' })}
            {field('location', { maxLength: 200 })}
            {field('locationAr', { maxLength: 200, arabic: true })}
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            {field('phone', { type: 'tel', dir: 'ltr', maxLength: 40 })}
            {field('whatsappNumber', { type: 'tel', dir: 'ltr', maxLength: 40 })}
            {field('email', { type: 'email', dir: 'ltr', maxLength: 254 })}
            <div className="hidden sm:block" />
            {field('linkedIn', { type: 'url', dir: 'ltr', maxLength: 500 })}
            {field('twitter', { type: 'url', dir: 'ltr', maxLength: 500 })}
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            {field('specialization', { maxLength: 200 })}
            {field('specializationAr', { maxLength: 200, arabic: true })}
            {field('skills', { maxLength: 500, hint: t('hints.skills') })}
            {field('skillsAr', { maxLength: 500, arabic: true })}
            {field('bio', { lines: 5, maxLength: 4000 })}
            {field('bioAr', { lines: 5, maxLength: 4000, arabic: true, hint: t('hints.bioAr') })}
          </div>
          <SwitchField
            label={t('fields.isActive')}
            hint={t('hints.isActive')}
            checked={values.isActive}
            onChange={(isActive) => {
              set({ isActive });
            }}
          />
          <div className="sticky -bottom-5 z-20 -mx-5 -mb-5 flex flex-wrap justify-end gap-2.5 border-t border-sand-200 bg-white px-5 py-4 sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:px-7">
            <Button variant="secondary" onClick={close}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? t('saving') : t('save')}
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}

interface TextFieldProps {
  name: TextName;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  type?: 'text' | 'tel' | 'email' | 'url' | 'date';
  dir?: 'ltr';
  maxLength?: number;
  hint?: string;
  /** Written in Arabic, whatever the page's language. */
  arabic?: boolean;
  /** More than one line, this high. */
  lines?: number;
}

function TextField({ name, value, onChange, error, hint, arabic = false, lines, type, ...rest }: TextFieldProps) {
  const { t } = useTranslation(['adminTeam', 'common']);
  const shared = {
    name,
    value,
    dir: arabic ? 'rtl' : 'auto',
    ...(arabic ? { lang: 'ar' } : {}),
    ...rest,
    'aria-required': required.has(name) || undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
  };
  return (
    <Field
      label={t(`fields.${name}`)}
      error={error}
      hint={hint}
      {...(required.has(name) ? {} : { optionalMark: t('common:optional') })}
    >
      {lines === undefined ? <Input type={type ?? 'text'} {...shared} /> : <TextArea rows={lines} {...shared} />}
    </Field>
  );
}

interface ChoiceFieldProps {
  name: 'title' | 'department';
  words: readonly OfferedWord[];
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The words that are offered, and the stored one where it is another. */
function ChoiceField({ name, words, value, onChange, error }: ChoiceFieldProps) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  const own = value !== '' && words.every(({ en }) => en !== value);
  return (
    <Field label={t(`fields.${name}`)} error={error}>
      <Select
        name={name}
        value={value}
        aria-required
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">{t(`choose.${name}`)}</option>
        {own && <option value={value}>{value}</option>}
        {words.map((word) => (
          <option key={word.en} value={word.en}>
            {word[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
