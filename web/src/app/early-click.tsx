import { createContext, useContext, useEffect } from 'react';

/** Set on the server only; lets the script pass the policy. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Links and submit buttons need no script. */
const remember = `addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('button[type=button]');
if(b&&!('alive' in document.documentElement.dataset))window.earlyClick=b
},true)`;

declare global {
  interface Window {
    earlyClick?: HTMLButtonElement;
  }
}

/** In the head: a press before hydration must count. */
export function EarlyClickScript() {
  const nonce = useContext(NonceContext);
  // browsers hide the nonce: hydration would see a difference
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: remember }} />;
}

/** Repeats the last press before hydration; marks the page by `data-alive`. */
export function useEarlyClick(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
    const button = window.earlyClick;
    delete window.earlyClick;
    if (button?.isConnected === true) button.click();
  }, []);
}
