import type { OwnerMailKind } from '@/functions/src/adapters/outbox/owner-mail';

type Texts = Readonly<Record<OwnerMailKind, string>>;

export const ownerSubjects: Texts = {
  'owner-closing-begun': 'أُغلق {store} وسيُحذف في {date}',
  'owner-closing-soon': 'سيُحذف {store} بعد ثلاثة أيام',
  'owner-closing-now': 'يجري حذف {store}',
  'owner-closing-undone': 'يبقى {store}: أُلغي إغلاقه',
  'owner-handover-asked': 'عُرض تسليم {store} إلى {to}',
  'owner-handover-accepted': 'ينتقل {store} إلى {to} في {date}',
  'owner-handover-done': 'انتقل {store} إلى مالك آخر',
  'owner-handover-cancelled': 'يبقى {store} لدى مالكيه',
};

export const ownerLeads: Texts = {
  'owner-closing-begun':
    'أغلق {name} متجر {store}. يرى المتسوقون أنه مغلق، وتنتهي الباقة بنهاية المدة المدفوعة. في {date} يُحذف كل ما فيه نهائيًا: المنتجات والطلبات والعملاء والصور. وحتى ذلك اليوم يستطيع أي من مالكيه التراجع في لوحة الإدارة وتصدير المتجر. إن لم تكن تتوقع هذا فتراجع عنه الآن.',
  'owner-closing-soon':
    'متجر {store} مغلق، وفي {date} يُحذف كل ما فيه نهائيًا. صدّره قبل ذلك إن أردت الاحتفاظ بدفاتره، فقد يلزمك القانون بها. وما زال بإمكان أي من مالكيه التراجع عن الإغلاق في لوحة الإدارة.',
  'owner-closing-now':
    'انتهت مهلة الانتظار بعد أن أغلق {name} متجر {store}. يجري الآن حذف كل ما فيه، ولا يمكن التراجع عن ذلك. وإن احتفظت بملف تصدير فيمكن فتحه من جديد.',
  'owner-handover-asked':
    'طلب {name} من {to} تسلّم متجر {store}. لا يتغير شيء قبل أن يقبل {to} وتمضي ثلاثة أيام أخرى، وحتى ذلك الحين يستطيع أي مالك إلغاء التسليم في لوحة الإدارة. إن لم تكن تتوقع هذا فألغه الآن.',
  'owner-handover-accepted':
    'قبل {to} تسلّم متجر {store} من {name}، وهو الآن ضمن فريقه. في {date} يصبح {to} مالكًا ولا يعود {name} مالكًا، وتصير الباقة باسم {to}. وحتى ذلك الحين يستطيع أي مالك إلغاء التسليم في لوحة الإدارة.',
  'owner-handover-done': 'تسلّم {to} متجر {store} من {name}.',
  'owner-handover-cancelled': 'ألغى {name} تسليم متجر {store} إلى {to}. لا يتغير شيء.',
  'owner-closing-undone': 'تراجع {name} عن إغلاق {store}. المتجر مفتوح، وباقته مستمرة، ولا يُحذف شيء.',
};
