import { defaultOffice } from '@manzil/core/office/office';
import { createElement, type ReactElement } from 'react';
import { I18nextProvider as OriginalProvider, Trans as OriginalTrans } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { adminMessages as adminAr } from '../ar/staff.ts';
import { publicMessages as ar } from '../ar/site.ts';
import { createTranslator } from '../create.ts';
import { adminMessages as adminEn } from '../en/staff.ts';
import { publicMessages as en } from '../en/site.ts';
import { getI18n, I18nextProvider, initReactI18next, Trans, useTranslation } from './react.tsx';
import { createInstance, type Translator } from './translator.ts';

const messages = { en: { ...en, ...adminEn }, ar: { ...ar, ...adminAr } };

function small(language: 'en' | 'ar'): Translator {
  const instance = createInstance().use(initReactI18next);
  void instance.init({ lng: language, resources: { [language]: messages[language] }, defaultNS: 'common' });
  return instance;
}

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, path: string): { key: string; values: string[] }[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const own = path.includes(':') ? `${path}.${name}` : `${path}:${name}`;
    if (typeof value !== 'string') return keysOf(value, path === '' ? name : own);
    const values = Array.from(value.matchAll(/\{\{(\w+)\}\}/g), ([, one = '']) => one);
    return [{ key: own.replace(/_(zero|one|two|few|many|other)$/, ''), values }];
  });
}

describe.each(['en', 'ar'] as const)('%s', (language) => {
  const original = createTranslator(language, messages[language], defaultOffice) as unknown as Translator;
  const ours = small(language);

  it('every message, every plural form', () => {
    const keys = Object.entries(messages[language]).flatMap(([name, tree]) => keysOf(tree as Tree, name));
    expect(keys.length).toBeGreaterThan(200);
    for (const { key, values } of keys) {
      const given = Object.fromEntries(values.map((name) => [name, `<b>${name}</b> & "x"`]));
      expect([key, ours.t(key, given)]).toEqual([key, original.t(key, given)]);
      for (const count of [0, 1, 2, 3, 11, 99, 100, 102]) {
        const counted = { ...given, count };
        expect([key, count, ours.t(key, counted)]).toEqual([key, count, original.t(key, counted)]);
      }
    }
  });

  it('other namespaces, defaults and what is missing', () => {
    const cases: [string, object?][] = [
      ['nav.home', { ns: 'shell' }],
      ['shell:nav.home'],
      ['category.villa', { ns: 'vocabulary', defaultValue: 'villa' }],
      ['category.unheard of', { ns: 'vocabulary', defaultValue: 'unheard {{x}}', x: 1 }],
      ['nothing.here'],
      ['nothing.here', { ns: 'shell', defaultValue: '' }],
      ['shell:nothing.here'],
    ];
    for (const [key, values] of cases)
      expect([key, ours.t(key, values as Record<string, unknown>)]).toEqual([key, original.t(key, values as never)]);
    expect(ours.getFixedT(null, 'shell')('nav.home')).toBe(original.getFixedT(null, 'shell')('nav.home'));
    expect(ours.getFixedT(null, 'shell')).toBe(ours.getFixedT(null, 'shell'));
  });

  it('texts with elements in them', () => {
    const props = {
      i18nKey: 'leadForm:captcha.question',
      values: { question: '3 + 4' },
      components: { sum: <bdi dir="ltr" /> },
    };
    const expected = renderToStaticMarkup(
      <OriginalProvider i18n={original as never}>
        {createElement(OriginalTrans as never, { ...props, t: original.t } as never)}
      </OriginalProvider>,
    );
    expect(expected).toContain('<bdi dir="ltr">');
    expect(renderToStaticMarkup(<Trans {...props} t={ours.t} />)).toBe(expected);
    expect(renderToStaticMarkup(<Trans {...props} t={ours.t} values={{ question: '<sum>x</sum>' }} />)).not.toContain(
      '<bdi dir="ltr">x',
    );
  });
});

it('components get the function of their namespace', () => {
  function Home(): ReactElement {
    const { t, i18n } = useTranslation(['shell', 'common']);
    return <p lang={i18n.language}>{t('nav.home')}</p>;
  }
  const translator = small('ar');
  expect(getI18n()).toBe(translator);
  expect(
    renderToStaticMarkup(
      <I18nextProvider i18n={translator}>
        <Home />
      </I18nextProvider>,
    ),
  ).toBe(`<p lang="ar">${ar.shell.nav.home}</p>`);
  expect(() => renderToStaticMarkup(<Home />)).toThrow('no translator');
});
