export const shell = {
  nav: {
    label: 'Main menu',
    home: 'Home',
    properties: 'Properties',
    services: 'Services',
    team: 'Team',
    agents: 'Agents',
    blog: 'Blog',
    about: 'About',
    contact: 'Contact',
    openMenu: 'Open menu',
    menuTitle: 'Menu',
  },
  footer: {
    about:
      'An agency in Lusail for offices, shops and homes in Doha and beyond. We answer, we show up, and we tell you what we would do ourselves.',
    explore: 'Explore',
    contact: 'Contact',
    follow: 'Follow us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    adminLogin: 'Admin Login',
    adminPanel: 'Admin Panel',
    dashboard: 'Dashboard',
    copyright: '© {{year}} {{company}}. All rights reserved.',
  },
  social: {
    loading: 'Loading social media...',
    none: 'No social media links configured',
  },
  preferences: {
    label: 'Prices in {{currency}}, areas in {{unit}}. Change',
    currency: 'Currency',
    areaUnit: 'Unit of area',
    apply: 'Apply',
  },
  consent: {
    label: 'Measurement of visits',
    text: 'May we count visits to improve the site? No name, no address, nothing you type.',
    accept: 'Agree',
    refuse: 'Refuse',
  },
  redirect: {
    title: 'One moment',
    message: 'Redirecting to English version, please wait…',
    link: 'Continue to the English site',
  },
  notFound: {
    title: 'Page not found',
    message: 'The page you are looking for does not exist or has moved.',
    home: 'Go to the home page',
  },
  failure: {
    title: 'Something went wrong',
    message: 'The page could not be shown. Please try again in a moment.',
    reload: 'Load the page again',
  },
};
