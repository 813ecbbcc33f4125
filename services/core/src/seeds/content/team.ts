/** Invented. */

export interface Member {
  name: string;
  title: string;
  department: string;
  mailbox: string;
  /** Last two digits of both numbers. */
  line: string;
  specialization: string;
  about: string;
  skills: string;
  location: string;
  joined: string;
  arabic: Record<'name' | 'title' | 'department' | 'specialization' | 'about' | 'skills' | 'location', string>;
}

export const members: readonly Member[] = [
  {
    name: 'Khalid Al-Mansouri',
    title: 'Managing Director',
    department: 'Executive',
    mailbox: 'khalid.almansouri',
    line: '01',
    specialization: 'Head offices and whole buildings',
    about:
      'Khalid has let and sold commercial buildings in Doha since the first towers of West Bay opened. He still walks every building before we list it, and reads the service-charge budget before the brochure.',
    skills: 'Whole-building leases, Negotiation, Landlord relations',
    location: 'Lusail',
    joined: '2014-02-09',
    arabic: {
      name: 'خالد المنصوري',
      title: 'المدير العام',
      department: 'الإدارة',
      specialization: 'المقارّ الرئيسية والمباني الكاملة',
      about:
        'أجّر خالد وباع مباني تجارية في الدوحة منذ افتتاح أولى أبراج الخليج الغربي. وما زال يعاين كل مبنى قبل عرضه، ويقرأ ميزانية الخدمات قبل الكتيّب.',
      skills: 'عقود المباني الكاملة، التفاوض، العلاقة مع الملاك',
      location: 'لوسيل',
    },
  },
  {
    name: 'Layla Haddad',
    title: 'Sales Director',
    department: 'Sales',
    mailbox: 'layla.haddad',
    line: '02',
    specialization: 'Offices in Lusail and West Bay',
    about:
      'Layla leads the office team. Clients call her for a straight answer: what the floor really costs per square metre once parking, cooling and fit-out are counted.',
    skills: 'Office leasing, Fit-out planning, Lease review',
    location: 'Lusail Marina',
    joined: '2016-09-04',
    arabic: {
      name: 'ليلى حداد',
      title: 'مديرة المبيعات',
      department: 'المبيعات',
      specialization: 'مكاتب لوسيل والخليج الغربي',
      about:
        'تقود ليلى فريق المكاتب. يتصل بها العملاء ليعرفوا بوضوح كلفة المتر المربع بعد حساب المواقف والتبريد والتجهيز.',
      skills: 'تأجير المكاتب، تخطيط التجهيز، مراجعة العقود',
      location: 'مارينا لوسيل',
    },
  },
  {
    name: 'Daniel Okafor',
    title: 'Senior Sales Agent',
    department: 'Sales',
    mailbox: 'daniel.okafor',
    line: '03',
    specialization: 'Fitted and serviced offices',
    about:
      'Daniel finds space for companies that arrive in Doha with a date and a head count. He has moved more than forty teams, most of them over a weekend.',
    skills: 'Serviced offices, Relocation, Space planning',
    location: 'West Bay',
    joined: '2018-03-11',
    arabic: {
      name: 'دانيال أوكافور',
      title: 'وسيط مبيعات أول',
      department: 'المبيعات',
      specialization: 'المكاتب المجهزة والمخدومة',
      about:
        'يجد دانيال مساحات للشركات التي تصل إلى الدوحة بموعد محدد وعدد موظفين. نقل أكثر من أربعين فريقًا، معظمها في عطلة نهاية أسبوع.',
      skills: 'المكاتب المخدومة، الانتقال، تخطيط المساحات',
      location: 'الخليج الغربي',
    },
  },
  {
    name: 'Noura Al-Kuwari',
    title: 'Senior Sales Agent',
    department: 'Sales',
    mailbox: 'noura.alkuwari',
    line: '04',
    specialization: 'Villas and compounds',
    about:
      'Noura grew up in Al Waab and knows which compounds keep their gardens and which only photograph well. Families ask for her by name.',
    skills: 'Villas, Compounds, Family relocation',
    location: 'Al Waab',
    joined: '2017-01-15',
    arabic: {
      name: 'نورة الكواري',
      title: 'وسيطة مبيعات أولى',
      department: 'المبيعات',
      specialization: 'الفلل والمجمعات السكنية',
      about: 'نشأت نورة في الوعب وتعرف أي المجمعات يعتني بحدائقه وأيها يحسن التصوير فقط. تطلبها العائلات بالاسم.',
      skills: 'الفلل، المجمعات السكنية، انتقال العائلات',
      location: 'الوعب',
    },
  },
  {
    name: 'Rajesh Menon',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'rajesh.menon',
    line: '05',
    specialization: 'Warehouses and industrial land',
    about:
      'Rajesh was a logistics manager before he joined us, so he asks about floor load, turning circle and power before he asks about rent.',
    skills: 'Warehousing, Cold storage, Labour accommodation',
    location: 'Industrial Area',
    joined: '2019-06-02',
    arabic: {
      name: 'راجيش مينون',
      title: 'وسيط مبيعات',
      department: 'المبيعات',
      specialization: 'المستودعات والأراضي الصناعية',
      about:
        'كان راجيش مديرًا للخدمات اللوجستية قبل أن ينضم إلينا، لذلك يسأل عن حمولة الأرضية ومساحة الدوران والكهرباء قبل الإيجار.',
      skills: 'المستودعات، التبريد، سكن العمال',
      location: 'المنطقة الصناعية',
    },
  },
  {
    name: 'Yasmin Farouk',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'yasmin.farouk',
    line: '06',
    specialization: 'Apartments on The Pearl and in Lusail',
    about:
      'Yasmin shows apartments at the hour you would come home to them. She keeps notes on lifts, noise and afternoon sun for every tower she works in.',
    skills: 'Apartments, Sea-view property, Tenancy renewals',
    location: 'The Pearl',
    joined: '2020-10-18',
    arabic: {
      name: 'ياسمين فاروق',
      title: 'وسيطة مبيعات',
      department: 'المبيعات',
      specialization: 'شقق اللؤلؤة ولوسيل',
      about:
        'تعرض ياسمين الشقة في الساعة التي ستعود فيها إليها. وتدوّن ملاحظات عن المصاعد والضوضاء وشمس العصر في كل برج.',
      skills: 'الشقق، العقارات المطلة على البحر، تجديد العقود',
      location: 'اللؤلؤة',
    },
  },
  {
    name: 'Marc Lefèvre',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'marc.lefevre',
    line: '07',
    specialization: 'Shops, cafés and showrooms',
    about:
      'Marc ran two cafés in Doha before he sold them, and now finds corners for other people. He checks extraction and drainage before anybody falls in love with a shop front.',
    skills: 'Retail units, Food and beverage, Showrooms',
    location: 'Msheireb Downtown',
    joined: '2021-02-21',
    arabic: {
      name: 'مارك لوفيفر',
      title: 'وسيط مبيعات',
      department: 'المبيعات',
      specialization: 'المحلات والمقاهي وصالات العرض',
      about:
        'أدار مارك مقهيين في الدوحة قبل بيعهما، وهو اليوم يجد الزوايا المناسبة لغيره. يفحص التهوية والصرف قبل أن يعجب أحد بواجهة.',
      skills: 'المحلات، المطاعم والمقاهي، صالات العرض',
      location: 'مشيرب قلب الدوحة',
    },
  },
  {
    name: 'Hamad Al-Sulaiti',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'hamad.alsulaiti',
    line: '08',
    specialization: 'Sales of villas and land',
    about:
      'Hamad sells homes and plots for families who want to hear the truth about the price. He prepares a folder of comparable sales for every valuation.',
    skills: 'Valuation, Land, Residential sales',
    location: 'Al Wakrah',
    joined: '2019-11-10',
    arabic: {
      name: 'حمد السليطي',
      title: 'وسيط مبيعات',
      department: 'المبيعات',
      specialization: 'بيع الفلل والأراضي',
      about: 'يبيع حمد البيوت والأراضي لعائلات تريد أن تسمع الحقيقة عن السعر. ويعدّ ملفًا بالصفقات المماثلة لكل تقييم.',
      skills: 'التقييم، الأراضي، بيع المساكن',
      location: 'الوكرة',
    },
  },
  {
    name: 'Maria Santos',
    title: 'Property Manager',
    department: 'Property Management',
    mailbox: 'maria.santos',
    line: '09',
    specialization: 'Handover and aftercare',
    about:
      'Maria looks after tenants once the lease is signed. Her handover list has 112 points, and she walks all of them with you.',
    skills: 'Handover, Maintenance, Tenant relations',
    location: 'Lusail',
    joined: '2018-08-26',
    arabic: {
      name: 'ماريا سانتوس',
      title: 'مديرة أملاك',
      department: 'إدارة الأملاك',
      specialization: 'التسليم وخدمة ما بعد التعاقد',
      about: 'ترعى ماريا المستأجرين بعد توقيع العقد. في قائمة التسليم لديها ١١٢ بندًا، وتمرّ عليها جميعًا معك.',
      skills: 'التسليم، الصيانة، علاقات المستأجرين',
      location: 'لوسيل',
    },
  },
  {
    name: 'Omar Al-Jaber',
    title: 'Legal Advisor',
    department: 'Legal',
    mailbox: 'omar.aljaber',
    line: '10',
    specialization: 'Leases and sale agreements',
    about:
      'Omar reads every contract that leaves our office, in both languages, and explains each clause until it is clear.',
    skills: 'Lease agreements, Due diligence, Bilingual contracts',
    location: 'Lusail',
    joined: '2017-05-07',
    arabic: {
      name: 'عمر الجابر',
      title: 'مستشار قانوني',
      department: 'الشؤون القانونية',
      specialization: 'عقود الإيجار واتفاقيات البيع',
      about: 'يقرأ عمر كل عقد يخرج من مكتبنا باللغتين، ويشرح كل بند حتى يتضح.',
      skills: 'عقود الإيجار، العناية الواجبة، العقود بلغتين',
      location: 'لوسيل',
    },
  },
  {
    name: 'Sofia Andersson',
    title: 'Marketing Manager',
    department: 'Marketing',
    mailbox: 'sofia.andersson',
    line: '11',
    specialization: 'Photography and listings',
    about:
      'Sofia decides what a listing looks like: honest photographs, measured floor plans, and no adjective that the flat cannot keep.',
    skills: 'Photography, Floor plans, Copywriting',
    location: 'Msheireb Downtown',
    joined: '2022-01-16',
    arabic: {
      name: 'صوفيا أندرسون',
      title: 'مديرة التسويق',
      department: 'التسويق',
      specialization: 'التصوير وإعداد العروض',
      about: 'تقرر صوفيا كيف يبدو العرض: صور صادقة، ومخططات مقيسة، ولا وصف لا يستطيع العقار أن يفي به.',
      skills: 'التصوير، المخططات، الكتابة',
      location: 'مشيرب قلب الدوحة',
    },
  },
  {
    name: 'Ahmed Nasser',
    title: 'Customer Service Representative',
    department: 'Customer Service',
    mailbox: 'ahmed.nasser',
    line: '12',
    specialization: 'Enquiries in Arabic and English',
    about: 'Ahmed answers first. If you wrote to us last night, he is the one who calls this morning.',
    skills: 'Client care, Scheduling, Arabic and English',
    location: 'Lusail',
    joined: '2023-04-02',
    arabic: {
      name: 'أحمد ناصر',
      title: 'ممثل خدمة العملاء',
      department: 'خدمة العملاء',
      specialization: 'الاستفسارات بالعربية والإنجليزية',
      about: 'أحمد أول من يردّ. إن كتبت لنا ليلة أمس فهو من يتصل بك هذا الصباح.',
      skills: 'رعاية العملاء، تنسيق المواعيد، العربية والإنجليزية',
      location: 'لوسيل',
    },
  },
];
