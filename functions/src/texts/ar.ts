import type { MailTexts } from './mail-texts';

export const ar: MailTexts = {
  subject: {
    'order-placed': 'تم استلام طلبك بنجاح: {number}',
    'order-confirmed': 'تم تأكيد طلبك {number}',
    'order-shipped': 'طلبك {number} في الطريق إليك',
    'order-delivered': 'تم توصيل طلبك {number}',
    'order-cancelled': 'تم إلغاء طلبك {number}',
    'owner-order-placed': 'طلب جديد {number} من {name}',
    'owner-order-cancelled': 'ألغى {name} الطلب {number}',
  },
  lead: {
    'order-placed': 'شكرًا لطلبك من {store}. سنخبرك فور تأكيد الطلب.',
    'order-confirmed': 'أكّد متجر {store} طلبك وبدأ بتجهيزه.',
    'order-shipped': 'غادرت لوحاتك متجر {store} وهي في الطريق إليك.',
    'order-delivered': 'وصل طلبك. نتمنى أن تزيّن لوحاتك جدارك كما تحب.',
    'order-cancelled': 'تم إلغاء طلبك من {store}. لن يُرسل إليك شيء ولا يترتب عليك أي مبلغ.',
    'owner-order-placed': 'وصل طلب جديد إلى {store} من {name}.',
    'owner-order-cancelled': 'ألغى {name} هذا الطلب، وعادت لوحاته إلى المخزون.',
  },
  greeting: 'مرحبًا {name}،',
  labels: {
    orderId: 'رقم الطلب',
    color: 'اللون',
    size: 'المقاس',
    subtotal: 'المجموع الفرعي',
    deliveryCharges: 'رسوم التوصيل',
    total: 'الإجمالي',
    deliveryAddress: 'عنوان التوصيل',
    mobileNumber: 'رقم الجوال',
    payment: 'الدفع',
    cash: 'الدفع عند الاستلام',
    card: 'بطاقة',
    free: 'مجاني',
  },
  viewOrder: 'عرض طلبك',
  openInAdmin: 'فتح الطلب',
};
