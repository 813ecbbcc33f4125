/** In place of react-i18next; see translator.ts. */
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { interpolate, type Translate, type Translator } from './translator.ts';

const TranslatorContext = createContext<Translator | null>(null);
let latest: Translator | null = null;

export const initReactI18next = {
  type: '3rdParty',
  init(instance: Translator) {
    latest = instance;
  },
};

/** Browser only. */
export const getI18n = (): Translator | null => latest;

export function I18nextProvider({ i18n, children }: { i18n: Translator; children: ReactNode }) {
  return <TranslatorContext value={i18n}>{children}</TranslatorContext>;
}

/** @param namespaces the first is searched, unless a key names another */
export function useTranslation(namespaces?: string | readonly string[]): { t: Translate; i18n: Translator } {
  const i18n = useContext(TranslatorContext);
  if (i18n === null) throw new Error('There is no translator above this component');
  const first = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  return { t: first === undefined ? i18n.t : i18n.getFixedT(null, first), i18n };
}

interface TransProps {
  t: Translate;
  i18nKey: string;
  values?: Record<string, unknown>;
  components: Record<string, ReactElement>;
}

/** `<name>…</name>` becomes the component of that name. Values cannot bring in elements. */
export function Trans({ t, i18nKey, values = {}, components }: TransProps): ReactNode {
  // filled in after splitting: values hold no elements
  const marks = Object.fromEntries(Object.keys(values).map((name) => [name, `{{${name}}}`]));
  const count = values['count'];
  const text = t(i18nKey, typeof count === 'number' ? { ...marks, count } : marks);
  return text.split(/(<\w+>.*?<\/\w+>|<\w+\s*\/>)/).map((piece, index) => {
    const [, name = '', inner] = /^<(\w+)>(.*)<\/\w+>$/.exec(piece) ?? /^<(\w+)\s*\/>$/.exec(piece) ?? [];
    const component = components[name];
    if (component === undefined) return interpolate(piece, values);
    return inner === undefined
      ? cloneElement(component, { key: index })
      : cloneElement(component, { key: index }, interpolate(inner, values));
  });
}
