import '@testing-library/jest-dom/vitest';
import * as React from 'react';
import { afterEach } from 'vitest';
import { closeScreens } from './screen.tsx';

afterEach(closeScreens);

// Radix asks to scroll and capture, which need layout
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

if (!('defaultSelected' in HTMLOptionElement.prototype))
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
    set(this: HTMLOptionElement, first: boolean) {
      this.toggleAttribute('selected', first);
    },
  });
if (!('size' in HTMLSelectElement.prototype))
  Object.defineProperty(HTMLSelectElement.prototype, 'size', {
    get(this: HTMLSelectElement) {
      return Number(this.getAttribute('size') ?? 0);
    },
  });

// keys of table rows go by it
if (!('rows' in HTMLTableSectionElement.prototype))
  Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
    get(this: HTMLTableSectionElement) {
      return [...this.children];
    },
  });
if (!('sectionRowIndex' in HTMLTableRowElement.prototype))
  Object.defineProperty(HTMLTableRowElement.prototype, 'sectionRowIndex', {
    get(this: HTMLTableRowElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this);
    },
  });

// others' scripts are never loaded
const dom = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
dom.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

/** Only attributes style here; computed styles are most of the cost of finding a role. */
window.getComputedStyle = (element: Element) => {
  const own = (element as HTMLElement).style as CSSStyleDeclaration | undefined;
  // where a word may break it is one word still
  const value = (name: string): string =>
    name === 'display' && element.tagName === 'WBR' ? 'inline' : (own?.getPropertyValue(name) ?? '');
  return {
    display: value('display') || 'block',
    visibility: value('visibility') || 'visible',
    pointerEvents: value('pointer-events') || 'auto',
    animationName: 'none',
    getPropertyValue: (name: string) => value(name),
  } as CSSStyleDeclaration;
};

// React's stack per element takes a fifth of the time, unread
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});
