import { Migration } from '@mikro-orm/migrations';

/** Texts that staff send again and again, in both languages; three to begin with. */
export class Migration0092 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table message_templates (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('whatsapp', 'email', 'snippet')),
        name text not null check (name ~ '\\S' and length(name) <= 80),
        name_ar text not null check (name_ar ~ '\\S' and length(name_ar) <= 80),
        subject text check (length(subject) <= 200),
        subject_ar text check (length(subject_ar) <= 200),
        text text not null check (text ~ '\\S' and length(text) <= 5000),
        text_ar text not null check (text_ar ~ '\\S' and length(text_ar) <= 5000),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        -- only an e-mail has a subject
        check (case when kind = 'email' then subject ~ '\\S' and subject_ar ~ '\\S'
          else subject is null and subject_ar is null end)
      );
      insert into message_templates (kind, name, name_ar, subject, subject_ar, text, text_ar) values
      ('whatsapp', 'First answer', 'الرد الأول', null, null,
'Hello {{firstName}}, this is {{agentName}} from {{agency}}. Thank you for your enquiry about {{listing}}.
{{listingLink}}
When would be a good time to talk?',
'مرحبًا {{firstName}}، معك {{agentName}} من {{agency}}. شكرًا لاستفسارك عن {{listing}}.
{{listingLink}}
ما الوقت المناسب للتحدث معك؟'),
      ('email', 'Details of the listing', 'تفاصيل العقار',
'{{listing}}: details and next steps', '{{listing}}: التفاصيل والخطوات التالية',
'Dear {{firstName}},

Thank you for your enquiry about {{listing}}. The price is {{price}}; photographs and all details are here:
{{listingLink}}

I would be glad to show it to you. Which day suits you?

Kind regards,
{{agentName}}
{{agency}}',
'السلام عليكم {{firstName}}،

شكرًا لاستفسارك عن {{listing}}. السعر {{price}}، وتجد الصور وكل التفاصيل هنا:
{{listingLink}}

يسعدني أن أرتب لك موعدًا لمعاينته. أي يوم يناسبك؟

مع أطيب التحيات،
{{agentName}}
{{agency}}'),
      ('snippet', 'Viewing times', 'مواعيد المعاينة', null, null,
'Viewings are possible from Sunday to Thursday. Please tell me which day and hour suit you.',
'المعاينة متاحة من الأحد إلى الخميس. يرجى إخباري باليوم والساعة المناسبين لك.');`);
  }
}
