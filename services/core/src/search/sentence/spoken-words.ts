/** How people speak around what they want. */

/** Beside the fillers of a search: they narrow nothing where something else was understood. */
export const spokenWords: readonly string[] = [
  'i, im, i m, i am, me, my, we, our, us, you, want, wants, need, needs, would like, like, looking, looking for, look for, search, searching, find, show, show me, please, pls, plz, kindly, give me, get me, any, some, something, have, has, having, is, are, there, do, that, this, it, which, what, where, asap, urgent, urgently, new, available, now, price, prices, priced, cost, budget friendly, big, large, small, nice, good, best, great, size, sized, space, spaces, per month, unit, units, family, families, bachelor, bachelors, company, companies, only, must, and, plus, also, including, includes, incl, inside, team, within, located, location, place, places',
  'أبي, ابي, أبغي, ابغي, أبغى, ابغى, ابغا, نبي, نبغي, نبغى, بغيت, أبا, أريد, اريد, نريد, أرغب, أدور, ادور, ندور, أبحث, ابحث, نبحث, أحتاج, محتاج, محتاجين, نحتاج, ودي, حاب, حابين, بدي, عايز, عاوز, لو سمحت, لو سمحتوا, من فضلك, فضلك, رجاء, الرجاء, ممكن, عندكم, عندك, لديكم, فيه, فيها, فيهم, يوجد, موجود, متوفر, متوفرة, متاح, متاحة, شي, شيء, هل, يا, لي, لنا, هذا, هذه, اللي, الذي, التي, حق, حقت, مال, تبع, عن, إلى, عليها, بها, يكون, تكون, يكفي, تكفي, يسع, تسع, سعر, بسعر, السعر, سعرها, سعره, أسعار, الأسعار, كبير, كبيرة, صغير, صغيرة, واسع, واسعة, حلو, حلوة, زين, زينة, مناسب, مناسبة, مساحة, مساحتها, مساحته, بمساحة, عائلة, عائلات, عوائل, عزاب, شركة, شركات, داخل, جنب, بجنب, يم, صوب, الحين, ضروري, مستعجل, لـ, بـ, وفيها, وفيه, العروض, عروض, جديد, جديدة, وصالة, صالة',
];

/** They name what the number behind them is. */
export const numberedWords = ['number, nr, phase, block, floor', 'رقم, بلوك, مرحلة, الطابق, طابق, الدور'];

export const notWords = ['without, no, not, w o', 'بدون, بلا, من غير, مب, مو'];

export const orWords = ['or', 'أو, او, ولا, والا'];
