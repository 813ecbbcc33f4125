/** Sign-in page of the staff. */
export const auth = {
  title: 'Admin Login',
  subtitle: 'For the staff of the agency',
  username: 'Username',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  home: 'Back to Home',
  hint: 'Demo access: username {{username}}, password {{password}}',
  required: { username: 'Enter your username', password: 'Enter your password' },
  success: { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  failed: { title: 'Login Failed', text: 'Invalid username or password' },
  limited: {
    title: 'Login Failed',
    text_one: 'Too many failed attempts. Try again in {{formatted}} minute.',
    text_other: 'Too many failed attempts. Try again in {{formatted}} minutes.',
  },
  error: { title: 'Login Error', text: 'An error occurred during login' },
} as const;
