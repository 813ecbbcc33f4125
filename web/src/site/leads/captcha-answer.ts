/** A text field, since `type="number"` refuses Arabic and Persian digits. The server reads all three. */
export const captchaAnswer = {
  inputMode: 'numeric',
  pattern: '\\s*[0-9\u0660-\u0669\u06f0-\u06f9]{1,4}\\s*',
  maxLength: 8,
  autoComplete: 'off',
  dir: 'auto',
} as const;
