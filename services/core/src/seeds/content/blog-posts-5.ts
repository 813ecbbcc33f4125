import type { SeedPost } from '../seed-content.ts';

export const posts: readonly SeedPost[] = [
  {
    title: 'Freehold areas in general terms: what foreign buyers ask us most',
    slug: 'freehold-areas-what-foreign-buyers-ask',
    excerpt:
      'Where may a foreigner buy, what exactly is bought, and what should be on paper? Plain answers to the questions we hear every week.',
    content: `<p>Qatar allows people who are not Qatari citizens to own property in areas set aside for it, and to hold long-term rights of use in others. The lists and conditions are set by the authorities and can change, so what follows is orientation, not legal advice.</p>
<h2>Where may I buy?</h2>
<p>The Pearl and parts of Lusail are the names most buyers know, but they are not the only ones. Do not rely on the name of a district: ask for confirmation that the plot and the unit themselves are open to a buyer of your nationality.</p>
<h2>Freehold or usufruct?</h2>
<p>Freehold means that the property is yours. Usufruct means that you may use it, let it and, as a rule, pass it on for a fixed period, while the ownership stays with another. Both can be sensible purchases, at different prices. Ask which of the two the deed will show, and for how long.</p>
<h2>Does buying bring residence?</h2>
<p>Ownership can support a residence permit when certain conditions are met, among them the value of the property. Ask the competent authority about your own case before you count on it.</p>
<h2>What should I ask for?</h2>
<ul>
<li>The title deed or, off plan, the developer’s registration and the account into which payments go.</li>
<li>The service charge: what it covers, and how it has moved in recent years.</li>
<li>The rules on letting, including short stays.</li>
<li>A list of all fees at transfer, with the payer of each.</li>
</ul>
<h2>Must I be in Doha?</h2>
<p>Not for every step. A power of attorney, properly drawn up and attested, can do much. Keep it narrow: one property, named acts, an end date.</p>
<blockquote>If an answer about ownership is given only by telephone, ask for it again by e-mail.</blockquote>`,
    picture: 'lusail-waterfront-2.jpg',
    categoryId: 6,
    language: 'en',
    tags: ['freehold', 'foreign buyers', 'ownership'],
    translationKey: 'freehold-areas-questions',
    publishedAt: '2026-04-21T07:00:00Z',
  },
  {
    title: 'مناطق التملّك الحر: أكثر ما يسألنا عنه المشترون الأجانب',
    slug: 'مناطق-التملك-الحر-اسئلة-المشترين-الاجانب',
    excerpt: 'أين يحقّ لغير القطري أن يتملّك؟ وما الذي يشتريه بالضبط؟ وما المستندات التي يطلبها؟ إجابات عامة بلغة واضحة.',
    content: `<p>تتيح قطر لغير القطريين تملّك العقارات في مناطق محدّدة لهذا الغرض، وحقّ الانتفاع طويل الأمد في مناطق أخرى. والجهات المختصة هي التي تحدّد المناطق والشروط وقد تعدّلها، ولذلك فما يلي إضاءة عامة لا استشارة قانونية.</p>
<h2>أين أستطيع الشراء؟</h2>
<p>اللؤلؤة وأجزاء من لوسيل أشهر ما يعرفه المشترون، لكنّها ليست كلّ الخيارات. ولا تكتفِ باسم المنطقة، بل اطلب ما يؤكّد أنّ القطعة والوحدة نفسها متاحتان لجنسيتك.</p>
<h2>تملّك حر أم حقّ انتفاع؟</h2>
<p>في التملّك الحر يكون العقار ملكك. أمّا في حقّ الانتفاع فلك أن تسكنه وتؤجّره، ولك في العادة أن تنقل حقّك إلى غيرك، طوال مدة معيّنة تبقى فيها الملكية لصاحبها. وقد يكون كلاهما شراءً موفّقًا إذا راعى السعر هذا الفرق. فاسأل عمّا سيُكتب في السند، وعن المدة إن وُجدت.</p>
<h2>هل يمنحني الشراء إقامة؟</h2>
<p>قد يتيح التملّك الحصول على الإقامة عند استيفاء شروط منها قيمة العقار. فراجع الجهة المختصة في حالتك أنت، ولا تبنِ قرارك على ما حصل لغيرك.</p>
<h2>ماذا أطلب قبل الدفع؟</h2>
<ul>
<li>سند الملكية، أو قيد المطوّر وبيانات الحساب المخصّص للدفعات إذا كان الشراء على الخارطة.</li>
<li>رسوم الخدمات: ماذا تشمل، وكيف تغيّرت في السنوات الأخيرة؟</li>
<li>ضوابط التأجير، ومنها التأجير لمدد قصيرة.</li>
<li>بيانًا برسوم نقل الملكية كلّها ومن يتحمّل كلًّا منها.</li>
</ul>
<h2>هل يلزم حضوري إلى الدوحة؟</h2>
<p>ليس في كلّ خطوة، فالوكالة المصدّقة حسب الأصول تغني عن الحضور في كثير من الإجراءات. واجعلها محدودة: عقار بعينه، وتصرّفات مذكورة بالاسم، وتاريخ تنتهي فيه.</p>
<blockquote>إذا أجابك أحد هاتفيًا في مسألة تخصّ الملكية، فاطلب منه الجواب نفسه مكتوبًا.</blockquote>`,
    picture: 'lusail-waterfront-2.jpg',
    categoryId: 6,
    language: 'ar',
    tags: ['تملك حر', 'مشترون أجانب', 'حق الانتفاع'],
    translationKey: 'freehold-areas-questions',
    publishedAt: '2026-04-21T08:00:00Z',
  },
  {
    title: 'Preparing your property for photographs and viewings',
    slug: 'preparing-for-photographs-and-viewings',
    excerpt:
      'Buyers decide on a screen whether to come, and at the door whether to stay. One weekend of preparation serves both.',
    content: `<p>Most people meet your property as a row of small pictures on a telephone. The pictures need not flatter; they need to be clear, bright and honest, so that whoever comes to see it finds what was promised.</p>
<h2>A week before</h2>
<p>Repair what a visitor would notice within a minute: the dripping tap, the dead bulb, the cracked switch plate, the door that sticks. Have the air conditioning serviced. Small faults make people wonder about large ones.</p>
<h2>The day before</h2>
<ul>
<li>Clear kitchen counters, bathroom shelves and the floor of every balcony.</li>
<li>Put away family photographs, papers and anything with a name on it.</li>
<li>Wash the windows; here the dust returns quickly, so leave them until last.</li>
<li>Use bulbs of one colour in each room, and replace the weak ones.</li>
<li>Move the cars and the bins away from the entrance.</li>
</ul>
<h2>The day of the photographs</h2>
<p>Early morning or late afternoon light is kinder than noon, particularly from May to September. Open every curtain, switch on every lamp, lower the toilet lids. Let the photographer stand in corners and show how the rooms connect. Do not have the view improved or a crack removed in editing: it will be seen at the viewing and paid for in trust.</p>
<h2>Viewings</h2>
<p>Cool the rooms half an hour ahead. Keep cooking smells and heavy incense for after the visit. If tenants live there, agree on times in writing, give them notice and thank them; an annoyed tenant can end a sale with a single sentence.</p>
<p>Have ready on one sheet: size, service charge, recent utility bills, parking bays, age of the air conditioning and the date of possible handover. Then step back. People need a few quiet minutes to imagine living there.</p>`,
    picture: 'apartment-bedroom-1.jpg',
    categoryId: 5,
    language: 'en',
    tags: ['selling', 'photography', 'viewings'],
    translationKey: 'photographs-and-viewings',
    publishedAt: '2026-05-19T07:00:00Z',
  },
  {
    title: 'كيف تهيّئ عقارك للتصوير والمعاينة؟',
    slug: 'تهيئة-العقار-للتصوير-والمعاينة',
    excerpt: 'يقرّر المشتري من شاشة هاتفه هل يأتي، ويقرّر عند الباب هل يبقى. ويكفيك للأمرين تحضير أيام قليلة.',
    content: `<p>يلتقي معظم الناس بعقارك أول مرة في صور صغيرة على شاشة الهاتف. وليس المطلوب من الصورة أن تجمّل الواقع، بل أن تكون واضحة مضيئة صادقة، فيجد الزائر عند المعاينة ما وُعد به.</p>
<h2>قبل أسبوع</h2>
<p>أصلح ما يلفت النظر في الدقيقة الأولى: صنبورًا يقطر، ومصباحًا محترقًا، ومفتاح كهرباء مكسورًا، وبابًا لا يُغلق بسهولة. وأجرِ صيانة للمكيّفات. فالعيب الصغير يدفع المشتري إلى البحث عن العيب الكبير.</p>
<h2>قبل يوم</h2>
<ul>
<li>أخلِ أسطح المطبخ ورفوف الحمّامات وأرضيات الشرفات.</li>
<li>ارفع صور العائلة والأوراق وكلّ ما يحمل اسمًا.</li>
<li>نظّف النوافذ واجعلها آخر الأعمال، فالغبار عندنا سريع العودة.</li>
<li>وحّد لون الإضاءة في الغرفة الواحدة وبدّل المصابيح الضعيفة.</li>
<li>أبعد السيارات وحاويات النفايات عن المدخل.</li>
</ul>
<h2>يوم التصوير</h2>
<p>ضوء الصباح الباكر أو آخر العصر أرفق بالصورة من ضوء الظهيرة، ولا سيّما في أشهر الصيف. افتح الستائر وأضئ المصابيح كلّها، ودع المصوّر يقف في الزوايا ليُظهر اتصال الغرف بعضها ببعض. ولا تطلب منه تحسين الإطلالة أو إخفاء شرخ في الجدار، فالمعاينة ستكشفه وتضيع معه الثقة.</p>
<h2>وقت المعاينة</h2>
<p>شغّل التكييف قبل الموعد بنصف ساعة، وأجّل الطبخ والبخور القوي إلى ما بعد الزيارة. وإن كان العقار مؤجّرًا فاتفق مع المستأجر على المواعيد كتابةً، وأبلغه قبلها بوقت كافٍ واشكره، فكلمة واحدة من مستأجر متضايق قد تُفسد البيع.</p>
<p>وجهّز ورقة واحدة فيها المساحة ورسوم الخدمات وآخر فواتير الكهرباء والماء وعدد المواقف وعمر المكيّفات وموعد التسليم الممكن. ثم اترك للزائر دقائق هادئة، فهو يحتاج إليها ليتخيّل حياته في المكان.</p>`,
    picture: 'apartment-bedroom-1.jpg',
    categoryId: 5,
    language: 'ar',
    tags: ['بيع العقار', 'تصوير عقاري', 'معاينة'],
    translationKey: 'photographs-and-viewings',
    publishedAt: '2026-05-19T08:00:00Z',
  },
  {
    title: 'Pricing a property to sell: comparables, patience, honesty',
    slug: 'pricing-a-property-to-sell',
    excerpt:
      'The right price is not the one you hope for, nor the one your neighbour asks. It is the one that a buyer with a choice will pay.',
    content: `<p>Every owner knows what the property cost, what was spent on it and what it ought to bring. The buyer knows none of this and compares you with the other listings open on the same screen.</p>
<h2>Comparables: sold, not asked</h2>
<p>Asking prices are wishes. Look for registered sales where you can get them, and take the most recent first. Then compare like with like:</p>
<ul>
<li>same building or street, similar age and size;</li>
<li>floor, view, parking and outdoor space;</li>
<li>condition, in particular air conditioning, kitchen and bathrooms;</li>
<li>vacant, or let with a running contract, and at what rent;</li>
<li>the service charge, which the buyer will deduct in thought.</li>
</ul>
<p>Three honest comparables are worth more than twenty loose ones. Ask your agent to show them to you, including those that are inconvenient.</p>
<h2>The first weeks count most</h2>
<p>A new listing is seen by everybody who is already searching. If it starts too high, exactly those people pass it by, and a later reduction reaches a smaller and more suspicious audience. Leave some room for negotiation, but not so much that you fall outside the range buyers search in.</p>
<h2>Patience, with a plan</h2>
<p>Decide at the start what you will do after a month. Many viewings without an offer usually mean that the property disappoints against its pictures. No viewings usually mean that the price or the listing is wrong. These are different problems, with different remedies.</p>
<h2>Honesty pays</h2>
<p>Mention the leak that was repaired and the construction next door. The buyer will learn of them anyway, and late surprises cost more than early ones.</p>
<blockquote>Be wary of the agent who names the highest price. It costs nothing to promise.</blockquote>`,
    picture: 'villa-pool-1.jpg',
    categoryId: 5,
    language: 'en',
    tags: ['pricing', 'selling', 'comparables'],
    translationKey: 'pricing-to-sell',
    publishedAt: '2026-06-23T07:00:00Z',
  },
  {
    title: 'تسعير العقار للبيع: مقارنة وصبر وصراحة',
    slug: 'تسعير-العقار-للبيع-مقارنة-وصبر-وصراحة',
    excerpt: 'السعر الصحيح ليس ما نتمنّاه ولا ما يطلبه الجار، بل ما يدفعه مشترٍ أمامه أكثر من خيار.',
    content: `<p>يعرف المالك كم دفع في عقاره وكم أنفق عليه وكم يستحقّ في نظره. أمّا المشتري فلا يعرف شيئًا من ذلك، وإنما يقارنك بعروض أخرى مفتوحة أمامه على الشاشة نفسها.</p>
<h2>قارن بما بِيع لا بما عُرض</h2>
<p>أسعار الإعلانات أمنيات. فابحث ما استطعت عن مبايعات مسجّلة، وابدأ بأحدثها، ثم قارن المثل بمثله من حيث:</p>
<ul>
<li>المبنى أو الشارع، والعمر والمساحة.</li>
<li>الدور والإطلالة والمواقف والمساحات الخارجية.</li>
<li>حالة العقار، وأهمّها التكييف والمطبخ والحمّامات.</li>
<li>هل هو شاغر أم مؤجّر بعقد سارٍ، وبأيّ إيجار؟</li>
<li>رسوم الخدمات، فالمشتري يخصمها في ذهنه من السعر.</li>
</ul>
<p>وثلاث مقارنات دقيقة خير من عشرين تقريبية. فاطلب من وسيطك أن يطلعك عليها كلّها، حتى ما لا يعجبك منها.</p>
<h2>الأسابيع الأولى هي الأهم</h2>
<p>الإعلان الجديد يراه كلّ من يبحث في تلك اللحظة. فإذا بدأ مرتفعًا تجاوزه هؤلاء أنفسهم، ثم جاء التخفيض لاحقًا إلى جمهور أقلّ عددًا وأكثر ارتيابًا. اترك هامشًا للتفاوض، على ألّا يُخرجك من نطاق الأسعار الذي يبحث فيه المشترون.</p>
<h2>صبر معه خطة</h2>
<p>حدّد من البداية ما ستفعله بعد شهر. فكثرة المعاينات من دون عروض تعني غالبًا أنّ الواقع أقلّ من الصور، وقلّة المعاينات تعني أنّ الخلل في السعر أو في الإعلان نفسه. وهما مشكلتان مختلفتان، ولكلّ منهما علاج.</p>
<h2>الصراحة مكسب</h2>
<p>اذكر التسرّب الذي أُصلح والبناء القائم بجوارك. فالمشتري سيعلم بهما على أيّ حال، والمفاجأة المتأخرة أغلى ثمنًا من المصارحة المبكرة.</p>
<blockquote>احذر الوسيط الذي يعدك بأعلى سعر لمجرّد أن يفوز بعقارك، فالوعد لا يكلّفه شيئًا.</blockquote>`,
    picture: 'villa-pool-1.jpg',
    categoryId: 5,
    language: 'ar',
    tags: ['تسعير', 'بيع العقار', 'مقارنات السوق'],
    translationKey: 'pricing-to-sell',
    publishedAt: '2026-06-23T08:00:00Z',
  },
];
