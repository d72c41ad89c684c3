import type { MessageTexts } from './message-text-name';

export const ar: MessageTexts = {
  'order-placed': 'استلم متجر {store} طلبك {number} بقيمة {amount}. تجده هنا:\n{link}',
  'order-awaiting': 'استلم متجر {store} طلبك {number} بقيمة {amount} ويراجعه قبل قبوله. تجده هنا:\n{link}',
  'order-confirm-asked':
    'استلم متجر {store} طلبك {number} بقيمة {amount} تدفعها نقدًا عند الاستلام. يُرجى تأكيده هنا ليُرسل إليك:\n{link}',
  'order-transfer-asked':
    'جهّز متجر {store} طلبك {number}. يُرجى تحويل {amount}، وتجد بيانات الحساب هنا:\n{link}',
  'order-payment-asked': 'جهّز متجر {store} طلبك {number} بقيمة {amount}. يُرجى دفعها بالبطاقة من هنا:\n{link}',
  'order-difference-asked':
    'عدّل متجر {store} طلبك {number} فزادت قيمته {amount}. يُرجى دفع الفرق من هنا:\n{link}',
  'order-confirm-reminder':
    'ما زال متجر {store} ينتظر جوابك: يُرجى تأكيد طلبك {number} بقيمة {amount} هنا أو رفضه:\n{link}',
  'order-unconfirmed': 'لم تؤكّد طلبك {number} من {store} في الوقت المحدد، فأُلغي. تجده هنا:\n{link}',
  'order-design-change':
    'يقترح متجر {store} تصميمًا آخر لإحدى لوحات طلبك {number} ويصنعها بعد جوابك. تجده هنا:\n{link}',
  'order-edited': 'عُدّل طلبك {number} من {store}. تجده هنا:\n{link}',
  'order-confirmed': 'أكّد متجر {store} طلبك {number} وبدأ بتجهيزه. تجده هنا:\n{link}',
  'order-shipped': 'طلبك {number} من {store} في الطريق إليك. تابعه هنا:\n{link}',
  'order-part-shipped': 'طرد من طلبك {number} من {store} في الطريق إليك: {pieces}. تابعه هنا:\n{link}',
  'order-part-undelivered':
    'تعذّر على المندوب تسليم طرد من طلبك {number} من {store}: {pieces}. يُرجى الرد على هذه الرسالة لنرسله من جديد. طلبك:\n{link}',
  'order-undelivered':
    'تعذّر على المندوب تسليم طلبك {number} من {store}. يُرجى الرد على هذه الرسالة لنرسله من جديد. طلبك:\n{link}',
  'order-sent-again':
    'طلبك {number} من {store} في الطريق إليك من جديد. يُرجى أن تكون موجودًا أو أن يستلم الطرد أحد نيابةً عنك. تابعه هنا:\n{link}',
  'order-taken-back': 'عاد طرد طلبك {number} إلى {store} وأُغلق الطلب. تجده هنا:\n{link}',
  'order-delivered': 'تم توصيل طلبك {number} من {store}. أخبر الآخرين برأيك فيه:\n{link}',
  'order-cancelled': 'تم إلغاء طلبك {number} من {store} ولن يُرسل إليك شيء. تجده هنا:\n{link}',
  'order-expired': 'لم تصل دفعة طلبك {number} من {store} في الوقت المحدد، فأُلغي. تجده هنا:\n{link}',
  'order-lapsed': 'لم يقبل متجر {store} طلبك {number} في الوقت المحدد، فأُلغي. تجده هنا:\n{link}',
  'order-withdrawn': 'استلم متجر {store} عدولك عن طلبك {number}. تجده هنا:\n{link}',
  'order-return-requested': 'استلم متجر {store} طلبك لإرجاع جزء من طلبك {number}. تجده هنا:\n{link}',
  'order-return-approved': 'يقبل متجر {store} إرجاع ما طلبت من طلبك {number}. تجد طريقة الإرسال هنا:\n{link}',
  'order-return-declined':
    'لا يستطيع متجر {store} قبول إرجاع ما طلبت من طلبك {number}. تجد السبب هنا:\n{link}',
  'order-return-received': 'وصل مرتجع طلبك {number} إلى متجر {store}. تجده هنا:\n{link}',
  'order-refunded': 'ردّ إليك متجر {store} مبلغ {amount} من طلبك {number}. تجده هنا:\n{link}',
  'order-refund-failed':
    'تعذّر ردّ مبلغ {amount} عن طلبك {number}، وسيتفق معك متجر {store} على طريقة أخرى. تجده هنا:\n{link}',
};
