import { ownerLeads, ownerSubjects } from './owners/ar';
import type { MailTexts } from './mail-text-keys';

export const ar: MailTexts = {
  subject: {
    ...ownerSubjects,
    'order-placed': 'تم استلام طلبك بنجاح: {number}',
    'order-awaiting': 'استلمنا طلبك {number}',
    'order-edited': 'عُدّل طلبك {number}',
    'order-confirmed': 'تم تأكيد طلبك {number}',
    'order-shipped': 'طلبك {number} في الطريق إليك',
    'order-part-shipped': 'طرد من طلبك {number} في الطريق إليك',
    'order-part-undelivered': 'تعذّر تسليم طرد من طلبك {number}',
    'order-undelivered': 'تعذّر تسليم طلبك {number}',
    'order-sent-again': 'طلبك {number} في الطريق إليك من جديد',
    'order-taken-back': 'عاد طلبك {number} إلى {store}',
    'order-delivered': 'تم توصيل طلبك {number}',
    'order-cancelled': 'تم إلغاء طلبك {number}',
    'order-confirm-reminder': 'يُرجى تأكيد طلبك {number}',
    'order-unconfirmed': 'لم تؤكّد طلبك {number}',
    'order-expired': 'لم يُدفع طلبك {number}',
    'order-lapsed': 'لم يُقبل طلبك {number}',
    'order-withdrawn': 'تم عدولك عن الطلب {number}',
    'order-return-requested': 'استلمنا طلب الإرجاع الخاص بطلبك {number}',
    'order-return-approved': 'تمت الموافقة على إرجاع طلبك {number}',
    'order-return-declined': 'رُفض طلب إرجاع طلبك {number}',
    'order-return-received': 'وصل مرتجع طلبك {number}',
    'owner-order-withdrawn': 'عدل {name} عن الطلب {number}',
    'owner-return-requested': 'يريد {name} إرجاع قطع من الطلب {number}',
    'order-refunded': 'استرداد مبلغ عن طلبك {number}',
    'order-payment-asked': 'يُرجى دفع قيمة طلبك {number}',
    'order-transfer-asked': 'يُرجى تحويل {amount} عن طلبك {number}',
    'order-invoiced': 'المستند الضريبي {documents} لطلبك {number}',
    'order-refund-failed': 'لم يصلك المبلغ المسترد عن طلبك {number}',
    'order-design-change': 'يُرجى مراجعة لوحتك: الطلب {number}',
    'review-asked': 'ما رأيك في لوحاتك من {store}؟',
    'review-replied': 'ردّ متجر {store} على تقييمك',
    'contact-reply': 'رد من {store} على رسالتك',
    'owner-order-placed': 'طلب جديد {number} من {name}',
    'owner-order-awaiting': 'يُرجى قبول الطلب {number} من {name}',
    'owner-order-cancelled': 'ألغى {name} الطلب {number}',
    'owner-design-answered': 'جواب عن تصميم الطلب {number}',
    'owner-refund-failed': 'تعذّر ردّ مبلغ الطلب {number}',
    'owner-payment-held': 'يُرجى مراجعة دفعة الطلب {number}',
    'owner-payment-late': 'وصلت دفعة الطلب {number} متأخرة',
    'owner-payment-disputed': 'اعتراض على دفعة الطلب {number}',
    'owner-low-stock': 'مخزون منخفض: {name}',
    'owner-contact-request': 'رسالة جديدة من {name}',
    'owner-limit-passed': 'نشاط غير معتاد في {store}: {name}',
    'owner-weekly': 'أسبوع {store}',
    'owner-quota-near': 'أوشك {store} على استهلاك حصة الشهر من {name}',
    'owner-quota-full': 'استهلك {store} حصة الشهر كاملة من {name}',
    'owner-webhook-off': 'أُوقف أحد خطافات الويب في {store}',
    'owner-store-suspended': 'أُوقف متجر {store}',
    'owner-store-reopened': 'عاد متجر {store} إلى العمل',
    'owner-domain-lost': 'لم يعد {name} يقود إلى {store}',
    'owner-domain-certificate': 'شهادة {name} تحتاج إلى انتباهك',
    'owner-domain-back': 'عاد {name} إلى العمل',
    'owner-cards-stopped': 'لا يقبل {store} البطاقات حاليًا',
    'owner-digest': 'مزيد من الأخبار من {store}: {count}',
    'cart-left': 'سلتك في {store} ما زالت بانتظارك',
    'news-asked': 'يُرجى التأكيد: أخبار {store}',
    'stock-awaited': 'سنخبرك عند توفر {name}',
    'stock-back': 'عادت {name}',
    'gift-card': 'بطاقة هدية من {store}',
    'staff-invitation': 'انضم إلى فريق {store}',
    welcome: 'أهلًا بك في {store}',
    'owner-plan-renewal': 'تتجدد باقة {store} في {date}',
    'password-reset': 'كلمة مرور جديدة لحسابك في {store}',
    'verify-email': 'تأكيد عنوان بريدك لدى {store}',
    'owner-plan-unpaid': 'تعذّر دفع باقة {store}',
  },
  lead: {
    ...ownerLeads,
    'order-placed': 'شكرًا لطلبك من {store}. سنخبرك فور تأكيد الطلب.',
    'order-awaiting':
      'شكرًا لطلبك من {store}. طلبك أكبر من المعتاد لعميل جديد، لذلك يراجعه متجر {store} أولًا ولا تُحجز لك اللوحات قبل ذلك. سنراسلك فور قبوله، أو بعد 3 أيام إن لم يُقبل.',
    'order-edited': 'عُدّل طلبك من متجر {store}. تجد أدناه ما أصبح عليه، ولا يلزمك شيء آخر.',
    'order-confirmed': 'أكّد متجر {store} طلبك وبدأ بتجهيزه.',
    'order-shipped': 'غادرت لوحاتك متجر {store} وهي في الطريق إليك.',
    'order-part-shipped':
      'غادرت هذه اللوحات متجر {store} وهي في الطريق إليك. يصلك باقي طلبك في طرد آخر، وتجد كل طرد في صفحة طلبك.',
    'order-part-undelivered':
      'تعذّر على مندوب التوصيل تسليم أحد طرود طلبك من {store}. يرسله {store} من جديد أو يتفق معك على حل آخر؛ ردّ على هذه الرسالة إن كان هناك ما ينبغي تغييره.',
    'order-undelivered':
      'تعذّر على المندوب تسليم طلبك من {store}. سيرسله المتجر من جديد أو يستعيده، ويمكنك الرد على هذه الرسالة إن لزم تغيير شيء.',
    'order-sent-again':
      'غادرت لوحاتك متجر {store} من جديد. يُرجى أن تكون موجودًا أو أن يستلم الطرد أحد نيابةً عنك.',
    'order-taken-back':
      'عاد طرد طلبك إلى {store} وأُغلق الطلب. لا يترتب عليك أي مبلغ، ويسعدنا أن تطلب من جديد.',
    'order-delivered': 'وصل طلبك. نتمنى أن تزيّن لوحاتك جدارك كما تحب.',
    'order-cancelled': 'تم إلغاء طلبك من {store}. لن يُرسل إليك شيء ولا يترتب عليك أي مبلغ.',
    'order-confirm-reminder':
      'ما زال متجر {store} ينتظر تأكيدك: هل تريد طلبك الذي تدفعه نقدًا عند الاستلام؟ يُرسل بعد أن تؤكّده.',
    'order-unconfirmed':
      'لم تؤكّد طلبك من {store} في الوقت المحدد، فأُلغي الطلب. لن يُرسل إليك شيء ولا يترتب عليك أي مبلغ، ويسعدنا أن تطلب من جديد.',
    'order-expired':
      'لم تصلنا دفعة طلبك من {store} في الوقت المحدد، فأُلغي الطلب. لم يُخصم منك شيء، ويسعدنا أن تطلب من جديد.',
    'order-lapsed':
      'لم يقبل متجر {store} طلبك في الوقت المحدد، فأُلغي الطلب. لن يُرسل إليك شيء ولا يترتب عليك أي مبلغ، ويسعدنا أن تطلب من جديد.',
    'order-withdrawn':
      'استلم متجر {store} عدولك عن هذه اللوحات من طلبك، وهذه الرسالة إيصال بذلك. ما لم يُشحن بعد لن يُرسل، وسيخبرك المتجر كيف تعيد ما شُحن.',
    'order-return-requested':
      'استلم متجر {store} طلبك لإرجاع هذه اللوحات وسيرد عليه. هذه الرسالة إيصال بذلك.',
    'order-return-approved':
      'يقبل متجر {store} إرجاع هذه اللوحات. غلّفها جيدًا وضع في الطرد ورقة برقم طلبك، ثم أرسله إلى العنوان أدناه.',
    'order-return-declined':
      'لا يستطيع متجر {store} قبول إرجاع هذه اللوحات. ردّ على هذه الرسالة إن كان لديك سؤال.',
    'order-return-received': 'عادت هذه اللوحات إلى متجر {store}. سنخبرك حالما يُرد المبلغ أو يُرسل البديل.',
    'owner-order-withdrawn':
      'عدل {name} عن هذه اللوحات من الطلب دون ذكر السبب كما يجيز القانون. ألغِ الطلب إن لم يُشحن، وإلا فاستعد اللوحات.',
    'owner-return-requested': 'يريد {name} إرجاع لوحات من هذا الطلب. افتح الطلب للموافقة أو الرفض.',
    'order-refunded': 'ردّ إليك متجر {store} مبلغ {amount} من طلبك.',
    'order-payment-asked':
      'جهّز متجر {store} طلبك {number}. يُرجى دفع قيمته بالبطاقة من الصفحة التي يفتحها الزر، ويحتفظ به المتجر لك حتى ذلك الحين.',
    'order-transfer-asked':
      'يُرجى تحويل {amount} إلى متجر {store} مع كتابة رقم الطلب {number} مرجعًا للتحويل. يحتفظ المتجر بلوحاتك حتى الوقت المذكور في صفحة طلبك، ويمكنك إرفاق إيصال التحويل هناك.',
    'order-invoiced': 'أصدر متجر {store} المستند {documents} لطلبك. يمكنك حفظه بصيغة PDF من صفحة طلبك.',
    'order-refund-failed':
      'تعذّر ردّ مبلغ {amount} إليك: لم تقبله بطاقتك أو مصرفها. ما زال المبلغ لدى متجر {store} وسنتواصل معك بشأنه، ويمكنك أيضًا الرد على هذه الرسالة.',
    'order-design-change':
      'يقترح متجر {store} تصميمًا آخر لإحدى لوحات طلبك، ويصنعها بعد جوابك. لا يتغير السعر. يعمل الرابط 30 يومًا.',
    'review-asked':
      'وصلك طلبك {number} منذ مدة. ما رأيك في هذه اللوحات؟ يقرأ رأيك من يبحث عن لوحة لدى {store}.',
    'review-replied': 'مع أطيب التحيات، {store}',
    'contact-reply': 'مع أطيب التحيات، {store}',
    'owner-order-placed': 'وصل طلب جديد إلى {store} من {name}.',
    'owner-order-awaiting':
      'طلب {name} أكثر مما يحجزه متجر {store} للعملاء الجدد، فلم يُسحب شيء من المخزون بعد. اقبل الطلب أو ألغه؛ وإلا أُلغي تلقائيًا بعد 3 أيام.',
    'owner-order-cancelled': 'ألغى {name} هذا الطلب، وعادت لوحاته إلى المخزون.',
    'owner-design-answered': 'وافق {name} على التصميم، ويمكن صنع اللوحة.',
    'owner-refund-failed':
      'تعذّر ردّ مبلغ {amount} إلى {name}: رفضته البطاقة أو مصرفها، وما زال المبلغ لدى {store}. افتح الطلب لتعيد المحاولة أو لتتفق معه على طريقة أخرى.',
    'owner-payment-held':
      'لدى {store} دفعة بالبطاقة من {name} لا تطابق هذا الطلب ولم تُحتسب له. افتح الطلب لترى ما وصل ولتعيده.',
    'owner-payment-late':
      'وصلت دفعة {name} بالبطاقة بعد انتهاء هذا الطلب ولم تعد لوحاته متوفرة. يعود المبلغ كاملًا إلى البطاقة، ولا يلزمك شيء.',
    'owner-payment-disputed':
      'طلب {name} من مصرفه استرجاع دفعة هذا الطلب بالبطاقة. أجب في المهلة من لوحة Stripe الخاصة بمتجر {store} وإلا ضاع المبلغ.',
    'owner-low-stock': 'لم يُبقِ طلب في {store} سوى قطع قليلة من {name}.',
    'owner-weekly': 'ما باعه متجر {store} من {from} إلى {to}، وأكثره مبيعًا.',
    'owner-digest':
      'في الساعة الماضية حدث في {store} أكثر مما نرسله واحدًا واحدًا (طلبات وإلغاءات ورسائل ومخزون منخفض). ما لم يُرسل: {count}. تجده كله في لوحة الإدارة.',
    'owner-contact-request': 'كتب {name} إلى {store} عبر نموذج التواصل.',
    'owner-domain-lost':
      'لم تعد سجلات DNS الخاصة بـ {name} تقود إلى {store} أو تثبت أنه لك. إلى أن يعود ذلك يبقى المتجر على عنوانه في المنصة، ولا يذكر {name} أي رابط أو رسالة. جدّد النطاق إن انتهى، واضبط سجلاته كما في الصفحة أدناه.',
    'owner-domain-certificate':
      'لم تُجدَّد شهادة {name}: تنتهي خلال أسبوعين، أو انتهت، أو رُفضت. عندها تحذّر المتصفحات زوّار {store}. راجع السجلات أدناه، فكثيرًا ما يمنع التجديدَ سجلُّ CAA أو سجل A قديم. وإن كانت صحيحة فأبلغ من يدير المنصة.',
    'owner-domain-back':
      'عادت سجلات {name} وشهادته صحيحة. يصل زوّار {store} إليه من هناك كما كانوا، ولا يلزمك شيء.',
    'owner-quota-near':
      'حصة باقة {store} في الشهر من {name}: {quota}، والمستهلك منها: {used}. {effect} تُختار باقة أكبر من الإعدادات، الباقة.',
    'owner-quota-full':
      'حصة باقة {store} في الشهر من {name}: {quota}، والمستهلك: {used}. {effect} تُختار باقة أكبر من الإعدادات، الباقة.',
    'owner-webhook-off':
      'لم يستقبل العنوان {name} أي حدث من {store} منذ أيام، أو أجاب بأنه لم يعد موجودًا. أوقفناه ولم نعد نرسل إليه شيئًا. حين يعمل من جديد، شغّله وأعد إرسال ما تعذّر إرساله.',
    'owner-store-suspended':
      'أوقفنا متجر {store}، فموقعه لا يعرض المتجر لأحد في الوقت الحالي. السبب: {reason} لم يُحذف شيء، ولوحة الإدارة تعمل كما كانت. راسلنا إن رأيت أن في الأمر خطأ.',
    'owner-store-reopened': 'انتهى إيقاف متجر {store}، وعاد موقعه يعرض ما كان يعرضه من قبل.',
    'owner-cards-stopped':
      'لم يعد Stripe يقبل البطاقات لصالح {store}، لذلك لا تظهر عند إتمام الشراء. توضّح خيارات الدفع السبب وما يطلبه Stripe. الطلبات المدفوعة لا تتأثر.',
    'owner-limit-passed':
      'شهد {store} في هذه الساعة نشاطًا يفوق المعتاد كثيرًا: {name}. قد يكون مصدره برنامجًا آليًا. لا يُمنع أحد: تُثبت المتصفحات الآن للحظة أنها متصفحات. لا يلزمك شيء، ويمكنك مراجعة ما وصل وإخفاء ما لا يعنيك.',
    'cart-left':
      'طلبت من متجر {store} أن يذكّرك بها. هذه اللوحات ما زالت متوفرة، وأسعارها أسعار اليوم، ولا نحجز منها شيئًا. لن تصلك عن هذه السلة رسالة أخرى.',
    'news-asked':
      'طلب أحدهم، ولعله أنت، أخبار متجر {store} على هذا العنوان. اضغط الزر للتأكيد، ويعمل الرابط سبعة أيام. إن لم تكن أنت فلا يلزمك شيء: لن يُرسل شيء دون تأكيد.',
    'stock-awaited':
      'طلبت من متجر {store} أن يخبرك عند توفر هذه اللوحة. تصلك رسالة واحدة، ولا تصلك أي رسالة ما دامت غير متوفرة. إن لم تطلب ذلك فأوقفها من الرابط أدناه.',
    'stock-back':
      'كما طلبت: توفرت هذه اللوحة من جديد لدى {store}. نخبر من الناس بعدد القطع المتوفرة، ولا نحجز منها شيئًا.',
    'gift-card':
      'إليك بطاقة هدية بقيمة {amount} من متجر {store}. أدخل رمزها عند إتمام الطلب، وما لا تنفقه يبقى فيها.',
    'staff-invitation':
      'دعاك {store} للانضمام إلى فريقه. يعرض لك الزر الدعوة، وتنضم عندما تقبلها. تعمل مرة واحدة خلال سبعة أيام، ولا يتغيّر شيء ما لم تقبلها.',
    welcome: 'حسابك في {store} جاهز. طلباتك وعناوينك ومفضلتك بانتظارك على كل أجهزتك.',
    'owner-plan-renewal':
      'سيُخصم مبلغ {amount} في {date} لقاء باقة {store}. لا يلزمك شيء، ويمكنك تغيير الباقة أو إلغاؤها قبل ذلك اليوم.',
    'password-reset':
      'وصلنا طلب كلمة مرور جديدة لحسابك في {store}. إن لم تكن أنت من طلبها فتجاهل هذه الرسالة، ولن يتغير شيء.',
    'verify-email': 'يُرجى تأكيد أن هذا العنوان لك، ليتمكن {store} من مراسلتك عليه.',
    'owner-plan-unpaid': 'رُفض دفع مبلغ {amount} لقاء باقة {store}. يُرجى مراجعة البطاقة ليبقى متجرك مفتوحًا.',
  },
  undelivered: {
    refused:
      'أفاد مندوب {store} بأن طردك رُفض عند الباب. إن كان ذلك خطأً فرُدّ على هذه الرسالة ليُرسل من جديد، وإلا عاد إلى {store}.',
    absent: 'لم يجد مندوب {store} من يستلم طردك. رُدّ على هذه الرسالة بوقت ورقم هاتف يناسبانك ليُرسل من جديد.',
    'wrong-address':
      'لم يعثر مندوب {store} على عنوانك. رُدّ على هذه الرسالة بالعنوان الكامل ومَعلَم قريب ليُرسل الطرد من جديد.',
    damaged:
      'تضرّر طردك في الطريق فعاد إلى {store}. لا خسارة عليك: يرسل متجر {store} لوحاتك من جديد أو يُغلق الطلب.',
    other:
      'تعذّر على المندوب تسليم طلبك من {store}. سيرسله المتجر من جديد أو يستعيده، ويمكنك الرد على هذه الرسالة إن لزم تغيير شيء.',
  },
  takenBackPaid:
    'عاد طرد طلبك إلى {store} وأُغلق الطلب. يردّ إليك متجر {store} ما دفعته، وتصلك رسالة أخرى بالمبلغ.',
  confirmLead: 'تدفع نقدًا عند الاستلام. يُرجى تأكيد أنك تريد الطلب أو إلغاؤه.',
  giftBalance: 'البطاقة للطباعة وما بقي فيها',
  refundedToPrepaid: 'أعاد متجر {store} مبلغ {amount} من طلبك إلى بطاقة الهدية أو إلى رصيدك لدى المتجر.',
  editedRefunded:
    'عُدّل طلبك من متجر {store}. تجد أدناه ما أصبح عليه، ويعود إليك {amount} بالطريقة التي دفعت بها.',
  owesDifference:
    'عدّل متجر {store} طلبك {number} فزادت قيمته {amount}. يُرجى دفع الفرق من الصفحة التي يفتحها الزر، ويُرسل الطلب بعد ذلك.',
  refundedToCard:
    'ردّ إليك متجر {store} مبلغ {amount} من طلبك. المبلغ في طريقه إلى البطاقة التي دفعت بها، ويظهر في حسابك خلال 5 إلى 10 أيام.',
  designQuestion: 'لدى متجر {store} سؤال عن إحدى لوحات طلبك، ويصنعها بعد جوابك. يعمل الرابط 30 يومًا.',
  designRefused: 'لم يوافق {name} على التصميم. افتح الطلب لتسأل مجددًا أو لتمضي في التصميم المطلوب.',
  totals: {
    placeOrder: 'الطلبات',
    startPayment: 'الدفعات بالبطاقة',
    completeSignUp: 'الحسابات الجديدة',
    submitReview: 'المراجعات',
    submitContactRequest: 'رسائل نموذج التواصل',
    waitForStock: 'طلبات الإخبار بتوفر اللوحات',
    askForNews: 'طلبات النشرة البريدية',
    mailPasswordReset: 'طلبات كلمة مرور جديدة',
    mailVerification: 'طلبات تأكيد البريد',
    inviteStaff: 'الدعوات',
  },
  quotas: {
    orders: {
      name: 'الطلبات',
      effect: 'يواصل المتسوقون الطلب مهما كانت الباقة، ولا يُرفض أي طلب.',
    },
    mails: {
      name: 'رسائل التذكير',
      effect:
        'ما زاد عليها من تذكير بالسلال أو بتوفر اللوحات أو بكتابة المراجعات لا يُرسل، أما رسائل الطلبات والحسابات فتُرسل دائمًا.',
    },
  },
  greeting: 'مرحبًا {name}،',
  hello: 'مرحبًا،',
  labels: {
    orderId: 'رقم الطلب',
    color: 'اللون',
    size: 'المقاس',
    subtotal: 'المجموع الفرعي',
    discount: 'خصم: {name}',
    deliveryCharges: 'رسوم التوصيل',
    cashFee: 'رسوم الدفع عند الاستلام',
    'tax-included': 'منها ضريبة القيمة المضافة {rate}',
    'tax-added': 'ضريبة القيمة المضافة {rate}',
    rounding: 'تقريب المبلغ النقدي',
    total: 'الإجمالي',
    prepaid: 'بطاقة هدية أو رصيد',
    giftCode: 'الرمز',
    due: 'المبلغ المتبقي',
    deliveryAddress: 'عنوان التوصيل',
    deliveryMethod: 'طريقة التوصيل',
    expected: 'الموعد المتوقع',
    pickup: 'الاستلام من',
    note: 'ملاحظة للمتجر',
    giftMessage: 'رسالة على البطاقة',
    mobileNumber: 'رقم الجوال',
    payment: 'الدفع',
    cash: 'الدفع عند الاستلام',
    transfer: 'تحويل بنكي',
    bank: 'البنك',
    accountHolder: 'صاحب الحساب',
    iban: 'رقم الآيبان',
    instapay: 'عنوان إنستاباي',
    wallet: 'رقم المحفظة',
    card: 'بطاقة',
    free: 'مجاني',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    comments: 'الرسالة',
    reason: 'السبب',
    carrier: 'شركة الشحن',
    trackingNumber: 'رقم التتبع',
    exchanged: 'مدفوع بما أُرجع',
    refunded: 'المبلغ المسترد',
    returnRequested: 'وقت الطلب',
    returnAddress: 'يُرسل إلى',
    yourMessage: 'رسالتك',
    yourReview: 'تقييمك',
    orderedDesign: 'كما طُلب',
    suggestedDesign: 'المقترح',
    answer: 'الجواب',
  },
  week: {
    orders: 'الطلبات',
    revenue: 'الإيرادات',
    pieces: 'اللوحات المبيعة',
    newCustomers: 'العملاء الجدد',
    visits: 'الزيارات',
    board: '{count} × {name}',
    more: '{value} (أكثر من الأسبوع السابق بنسبة {change}%)',
    less: '{value} (أقل من الأسبوع السابق بنسبة {change}%)',
  },
  via: '{store} عبر {platform}',
  footer:
    'أُرسلت هذه الرسالة من {platform} نيابةً عن {store}. إن لم تكن تتوقعها فأبلغ عنها {reports} مع هذا المرجع: {reference}',
  switchOff: 'يمكنك إيقاف هذه الإشعارات من لوحة الإدارة: {link}',
  stopMails: 'لإيقاف هذا النوع من الرسائل افتح هذا الرابط: {link}',
  confirmOrder: 'تأكيد الطلب أو إلغاؤه',
  payOrder: 'ادفع الآن',
  trackParcel: 'تتبع الطرد',
  stopOffers: 'وافقت على رسائل العروض. أوقفها',
  viewOrder: 'عرض طلبك',
  openInAdmin: 'فتح الطلب',
  openAdmin: 'فتح لوحة الإدارة',
  openProduct: 'فتح المنتج',
  confirmNews: 'نعم، أرسلوا لي الأخبار',
  openCart: 'افتح سلتي',
  openBoard: 'عرض اللوحة',
  writeReview: 'اكتب تقييمًا',
  answer: 'الرد بالبريد الإلكتروني',
  reviewDesign: 'مراجعة التصميم والرد',
  openInvitation: 'عرض الدعوة',
  openPlan: 'فتح الباقة',
  visitShop: 'زيارة المتجر',
  choosePassword: 'اختيار كلمة مرور جديدة',
  verifyEmail: 'تأكيد هذا العنوان',
};
