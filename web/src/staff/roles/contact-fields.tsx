import { contactFields, type ContactRules, contactRules } from '@manzil/core/accounts/contact-rules';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#staff-ui/form/fields.tsx';

/** How much of the people behind enquiries a role shows; nothing more open than one's own. */
export function ContactFields({ own }: { own: ContactRules }) {
  const { t } = useTranslation('adminRoles');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-stone-700">{t('contact.title')}</legend>
      <p className="mb-2 text-xs text-stone-500">{t('contact.hint')}</p>
      <div className="grid gap-5 rounded-lg border border-sand-300 p-4 sm:grid-cols-2">
        {contactFields.map((field) => (
          <SelectField<ContactRules>
            key={field}
            name={field}
            label={t(`contact.${field}`)}
            options={contactRules
              .slice(contactRules.indexOf(own[field]))
              .map((rule) => [rule, t(`contact.rules.${rule}`)])}
          />
        ))}
      </div>
    </fieldset>
  );
}
