import type { MailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import type { Locale } from '@/lib/domain/locale';

type OwnerMailKind = Extract<MailKind, `owner-${string}`>;

/** How mails to a store's people begin, as `lead` of the mails' texts. */
export const OWNER_LEADS: Readonly<Record<Locale, Readonly<Record<OwnerMailKind, string>>>> = {
  en: {
    'owner-order-withdrawn':
      '{name} has withdrawn from these boards of an order, as the law allows without a reason. Cancel the order if it has not left, else take the boards back.',
    'owner-return-requested':
      '{name} wants to send back boards of this order. Open the order to approve or decline it.',
    'owner-order-placed': '{name} has just ordered at {store}.',
    'owner-order-awaiting':
      '{name} has ordered more than {store} reserves for new customers, so nothing is taken out of stock yet. Accept the order or cancel it; after 3 days it is cancelled by itself.',
    'owner-order-cancelled': '{name} cancelled this order. Its boards are for sale again.',
    'owner-design-answered': '{name} approved the design. The board can be made.',
    'owner-refund-failed':
      'The refund of {amount} to {name} could not be made: the card or its bank refused it. The money is still with {store}. Open the order to refund it again or agree on another way.',
    'owner-payment-held':
      '{store} has a card payment of {name} that does not fit this order and was not counted for it. Open the order to see what came and to give it back.',
    'owner-payment-late':
      'The card payment of {name} arrived when this order was over and its boards could not be kept. All of it goes back to the card; there is nothing to do.',
    'owner-payment-disputed':
      '{name} asked the bank to take back the card payment of this order. Answer in the Stripe dashboard of {store} in time, or the money is lost.',
    'owner-low-stock': 'An order at {store} has left few pieces of {name}.',
    'owner-weekly': 'What {store} sold from {from} to {to}, and what sold best.',
    'owner-digest':
      'In the last hour more happened at {store} than we mail one by one (orders, cancellations, messages, low stock). Not mailed: {count}. All of it is in the admin.',
    'owner-contact-request': '{name} has written to {store} through the contact form.',
    'owner-domain-lost':
      'The DNS records of {name} no longer lead to {store}, or no longer prove that it is yours. Until they do, the shop is at its platform address and no link or e-mail names {name}. Renew the domain if it expired, and set its records as the page below shows them.',
    'owner-domain-certificate':
      'The certificate of {name} was not renewed: it ends within two weeks, has ended or was refused. Browsers then warn visitors of {store}. Look at the records below; a CAA or an old A record often forbids the renewal. If they are right, tell whoever runs the platform.',
    'owner-domain-back':
      'The records and the certificate of {name} are right again. Visitors of {store} reach it there as before; there is nothing you must do.',
    'owner-quota-near':
      'The plan of {store} holds {quota} {name} a month; {used} are used. {effect} A larger plan is chosen under Settings, Plan.',
    'owner-quota-full':
      'The plan of {store} holds {quota} {name} a month, and {used} are used. {effect} A larger plan is chosen under Settings, Plan.',
    'owner-webhook-off':
      'The endpoint at {name} has taken no event of {store} for days, or says that it is gone. It is switched off, and nothing is sent to it. Once it works again, switch it on and send what failed again.',
    'owner-store-suspended':
      'We have suspended {store}: its site shows nobody the shop for now. The reason: {reason} Nothing was deleted, and the admin still works. Write to us if you think that this is a mistake.',
    'owner-store-reopened': 'The suspension of {store} is over: its site shows again what it showed before.',
    'owner-cards-stopped':
      'Stripe no longer takes cards for {store}, so the checkout does not offer them. The payment options say why and what Stripe asks for. Orders that are paid already are not affected.',
    'owner-limit-passed':
      'In this hour {store} has seen far more calls than usual: {name}. That may be a script. Nobody is turned away: browsers now prove for a moment that they are browsers. There is nothing you must do; look at what came in, and hide what is not meant.',
    'owner-plan-renewal':
      'On {date}, {amount} will be charged for the plan of {store}. There is nothing to do; you can change or cancel the plan before that day.',
    'owner-plan-unpaid':
      'The payment of {amount} for the plan of {store} was refused. Please check the card, so that your shop stays open.',
  },
  ar: {
    'owner-order-withdrawn':
      'عدل {name} عن هذه اللوحات من الطلب دون ذكر السبب كما يجيز القانون. ألغِ الطلب إن لم يُشحن، وإلا فاستعد اللوحات.',
    'owner-return-requested': 'يريد {name} إرجاع لوحات من هذا الطلب. افتح الطلب للموافقة أو الرفض.',
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
    'owner-plan-renewal':
      'سيُخصم مبلغ {amount} في {date} لقاء باقة {store}. لا يلزمك شيء، ويمكنك تغيير الباقة أو إلغاؤها قبل ذلك اليوم.',
    'owner-plan-unpaid': 'رُفض دفع مبلغ {amount} لقاء باقة {store}. يُرجى مراجعة البطاقة ليبقى متجرك مفتوحًا.',
  },
};
