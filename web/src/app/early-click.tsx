import { createContext, useContext, useEffect } from 'react';

/** Lets the script below run; set while a page is rendered on the server. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Buttons that submit need no script; links need none either. */
const remember = `addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]');
if(b&&!('alive' in document.documentElement.dataset))window.earlyClick=b
},true)`;

declare global {
  interface Window {
    earlyClick?: HTMLButtonElement;
  }
}

/** Stands in the head: a rendered button can be pressed before its page is alive, and must not do nothing then. */
export function EarlyClickScript() {
  const nonce = useContext(NonceContext);
  // the browser hides the nonce from scripts, so that hydration would find another value
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: remember }} />;
}

/** Presses the button that was pressed last before the page was alive, and says by `data-alive` that it is. */
export function useEarlyClick(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    const button = window.earlyClick;
    delete window.earlyClick;
    if (button?.isConnected === true) button.click();
  }, []);
}
