import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { TitledSection } from '#ui/titled-section.tsx';

interface LegalTextProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  /** Anchor. */
  name: string;
  title: string;
  paragraphs: readonly string[];
}

export function LegalText({ title, intro, sections }: LegalTextProps) {
  const { t } = useTranslation('legal');
  const { link } = useLanguage();
  return (
    <div className="page-width pt-10 sm:pt-14">
      <header className="max-w-2xl">
        <p className="eyebrow">{t('effective')}</p>
        <h1 className="mt-2 text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-stone-600">{intro}</p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <nav aria-label={t('contents')} className="lg:sticky lg:top-28 lg:h-fit">
          <ol className="space-y-1 border-s-2 border-sand-200 ps-4 text-sm">
            {sections.map((section) => (
              <li key={section.name}>
                <a
                  href={`#${section.name}`}
                  className="inline-flex min-h-8 items-center text-stone-600 hover:text-maroon-700"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="divide-y divide-sand-200">
          {sections.map((section) => (
            <TitledSection key={section.name} id={section.name} title={section.title} className="py-8 first:pt-0">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 text-stone-700">
                  {paragraph}
                </p>
              ))}
            </TitledSection>
          ))}
          <TitledSection
            id="questions"
            title={t('questions')}
            titleClass="text-lg"
            className="flex flex-wrap items-center justify-between gap-4 pt-8"
          >
            <Button asChild variant="secondary">
              <Link to={link('/contact')}>
                <Mail aria-hidden className="size-4" />
                {t('write')}
              </Link>
            </Button>
          </TitledSection>
        </div>
      </div>
    </div>
  );
}
