import { wrongAgentFields } from '@manzil/core/team/agent-form';
import { departments, inArabic, jobTitles } from '@manzil/core/team/offered-words';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
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
  member: Member | null;
  onClose: () => void;
}

export function MemberForm({ member, onClose }: MemberFormProps) {
  const { t } = useTranslation('adminTeam');
  const save = useSaveMember();
  const adding = member === null;
  const form = useRecordForm<MemberValues, Member, Member>({
    record: member,
    start: startValues,
    rules: (values) => Object.fromEntries(wrongAgentFields(values).map((name) => [name, t(`wrong.${name}`)])),
    send: (values) => {
      const body = toBody(values, member);
      return save.mutateAsync(adding ? { adding, body } : { adding, id: member.id, body });
    },
    done: { title: t(adding ? 'added' : 'updated') },
    failed: { title: t('error'), otherwise: t(adding ? 'addFailed' : 'updateFailed') },
    onSaved: onClose,
  });
  const [title, titleAr] = useWatch({ control: form.control, name: ['title', 'titleAr'] });

  return (
    <FormDialog wide title={t(adding ? 'add' : 'editTitle')} onClose={onClose}>
      <Form of={form} className="space-y-8">
        <PhotoField />
        <div className="grid gap-5 sm:grid-cols-2">
          <Text name="name" maxLength={200} />
          <Text name="nameAr" writing="arabic" maxLength={200} />
          <Choice
            name="title"
            words={jobTitles}
            onChanged={(next) => {
              // somebody's own translation stays
              if (titleAr === '' || titleAr === inArabic(jobTitles, title))
                form.put({ titleAr: inArabic(jobTitles, next) ?? titleAr });
            }}
          />
          <Text name="titleAr" writing="arabic" maxLength={200} />
          <Choice name="department" words={departments} />
          <Text name="joinDate" type="date" writing="time" />
          <Text name="location" maxLength={200} />
          <Text name="locationAr" writing="arabic" maxLength={200} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Text name="phone" type="tel" writing="ltr" maxLength={40} />
          <Text name="whatsappNumber" type="tel" writing="ltr" maxLength={40} />
          <Text name="email" type="email" writing="ltr" maxLength={254} />
          <div className="hidden sm:block" />
          <Text name="linkedIn" type="url" writing="ltr" maxLength={500} />
          <Text name="twitter" type="url" writing="ltr" maxLength={500} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Text name="specialization" maxLength={200} />
          <Text name="specializationAr" writing="arabic" maxLength={200} />
          <Text name="skills" maxLength={500} hint={t('hints.skills')} />
          <Text name="skillsAr" writing="arabic" maxLength={500} />
          <AreaField name="bio" label={t('fields.bio')} optional rows={5} maxLength={4000} />
          <AreaField
            name="bioAr"
            label={t('fields.bioAr')}
            optional
            writing="arabic"
            rows={5}
            maxLength={4000}
            hint={t('hints.bioAr')}
          />
        </div>
        <SwitchField name="isActive" label={t('fields.isActive')} hint={t('hints.isActive')} />
        <FormActions sticky label={t('save')} busyLabel={t('saving')} />
      </Form>
    </FormDialog>
  );
}

function Text(props: Omit<ComponentProps<typeof TextField<MemberValues>>, 'label'> & { name: TextName }) {
  const { t } = useTranslation('adminTeam');
  const must = required.has(props.name);
  return <TextField {...props} label={t(`fields.${props.name}`)} required={must} optional={!must} />;
}

interface ChoiceProps {
  name: 'title' | 'department';
  words: typeof jobTitles;
  onChanged?: (value: string) => void;
}

/** With the stored word where it is another. */
function Choice({ name, words, ...rest }: ChoiceProps) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  const value = useWatch<MemberValues, typeof name>({ name });
  const own = value !== '' && words.every(({ en }) => en !== value) ? [[value, value] as const] : [];
  return (
    <SelectField<MemberValues>
      name={name}
      label={t(`fields.${name}`)}
      required
      none={t(`choose.${name}`)}
      options={[...own, ...words.map((word) => [word.en, word[language]] as const)]}
      {...rest}
    />
  );
}
