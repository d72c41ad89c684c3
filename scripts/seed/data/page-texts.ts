import type { LocalizedText } from '@/lib/domain/locale';
import type { StorePageId } from '@/lib/domain/store/store-page';
import { text } from './design';

/** The demo store's legal and about pages; the second store has none yet. */
export const PAGE_TEXTS: Readonly<Record<StorePageId, LocalizedText>> = {
  aboutUs: text(
    `<p>Boards began at a kitchen table in Dubai, with one line of poetry, a sheet of cotton paper and a frame that had lost its picture. The line found its way onto the paper, the paper into the frame, and the frame onto a wall that had been waiting for something to say.</p>
<h2>What we make</h2>
<p>We make small boards: quotes in Arabic and English, patterns drawn by hand, quiet landscapes and pictures for children's rooms. Small, because a good sentence needs little space, and because a wall should not be a decision for life.</p>
<h2>How we make it</h2>
<ul>
<li><strong>Paper:</strong> cotton, 310 grams, with a soft tooth that takes ink deeply and does not yellow.</li>
<li><strong>Ink:</strong> pigments that keep their colour for decades, even opposite a window.</li>
<li><strong>Frames:</strong> solid wood, cut, glued and finished by hand, ready to hang.</li>
<li><strong>Packing:</strong> cardboard and paper only. No plastic reaches your door.</li>
</ul>
<h2>Why two languages</h2>
<p>Our homes speak more than one language, often in the same sentence. So do our boards. Every text is set by people who read it aloud first; no script is an afterthought to the other.</p>
<blockquote>Good words for good walls.</blockquote>
<p>If a board is not what you hoped for, or you are looking for words that we do not have yet, <a href="/contact-us">write to us</a>. We read everything.</p>`,
    `<p>بدأت «لوحات» على طاولة مطبخ في دبي: بيت من الشعر، وورقة من القطن، وإطار فقد صورته. وجد البيت طريقه إلى الورقة، والورقة إلى الإطار، والإطار إلى جدار كان ينتظر أن يقول شيئًا.</p>
<h2>ماذا نصنع</h2>
<p>نصنع لوحات صغيرة: أقوالًا بالعربية والإنجليزية، وزخارف مرسومة باليد، ومناظر هادئة، وصورًا لغرف الأطفال. وهي صغيرة لأن الجملة الطيبة لا تحتاج إلى مكان كبير، ولأن الجدار ليس قرارًا للعمر كله.</p>
<h2>كيف نصنعه</h2>
<ul>
<li><strong>الورق:</strong> من القطن، بوزن 310 غرامات، بملمس ناعم يتشرّب الحبر بعمق ولا يصفرّ.</li>
<li><strong>الحبر:</strong> أصباغ تحفظ لونها عشرات السنين، حتى في مواجهة النافذة.</li>
<li><strong>الإطارات:</strong> من خشب طبيعي يُقصّ ويُجمع ويُصقل باليد، جاهزة للتعليق.</li>
<li><strong>التغليف:</strong> كرتون وورق فقط، فلا يصل إلى بابك أي بلاستيك.</li>
</ul>
<h2>لماذا بلغتين</h2>
<p>بيوتنا تتكلم أكثر من لغة، وفي الجملة الواحدة أحيانًا، وكذلك لوحاتنا. كل نص عندنا يصفّه من قرأه بصوت عالٍ أولًا، ولا خطّ فيه تابع للآخر.</p>
<blockquote>كلمات طيبة لجدران طيبة.</blockquote>
<p>إن لم تكن اللوحة كما تمنيت، أو كنت تبحث عن كلمات ليست عندنا بعد، <a href="/ar/contact-us">فاكتب إلينا</a>. نقرأ كل ما يصلنا.</p>`,
  ),
  privacyPolicy: text(
    `<p>This page says which data we keep about you, why, for how long, and what you can ask of us. It is short because we keep little.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Orders:</strong> your name, address, e-mail and mobile number, so that we can deliver and tell you where your order is. The law asks us to keep invoices for five years.</li>
<li><strong>Your account,</strong> if you make one: name, e-mail, and what you add to your profile and wishlist.</li>
<li><strong>Messages</strong> that you send through the contact form, until they are answered and for one year after.</li>
<li><strong>Reviews:</strong> your name and your words are public. Your e-mail address is never shown.</li>
</ul>
<h2>What stays on your device</h2>
<p>Your cart, your currency and the light or dark mode live in your browser alone. We set no advertising cookies and follow nobody to other sites.</p>
<h2>Who else sees it</h2>
<p>The courier gets your name, address and number. The payment provider gets what a payment needs; your card number never reaches us. Google Firebase stores our data on our behalf. We sell nothing to anybody.</p>
<h2>Your rights</h2>
<p>You may see, correct, take with you or delete your data at any time. <a href="/contact-us">Write to us</a>, and we answer within thirty days, usually much sooner.</p>`,
    `<p>تبيّن هذه الصفحة ما نحفظه من بياناتك، ولماذا، وإلى متى، وما يمكنك أن تطلبه منا. وهي قصيرة لأن ما نحفظه قليل.</p>
<h2>ماذا نحفظ ولماذا</h2>
<ul>
<li><strong>الطلبات:</strong> اسمك وعنوانك وبريدك الإلكتروني ورقم جوالك، كي نوصل طلبك ونخبرك أين وصل. ويلزمنا القانون بحفظ الفواتير خمس سنوات.</li>
<li><strong>حسابك،</strong> إن أنشأت حسابًا: الاسم والبريد الإلكتروني وما تضيفه إلى ملفك وقائمة مفضلتك.</li>
<li><strong>الرسائل</strong> التي ترسلها عبر نموذج التواصل، إلى أن نجيب عنها وسنة بعد ذلك.</li>
<li><strong>التقييمات:</strong> اسمك وكلماتك ظاهرة للجميع، أما بريدك الإلكتروني فلا يظهر أبدًا.</li>
</ul>
<h2>ما يبقى على جهازك</h2>
<p>سلتك وعملتك والوضع الفاتح أو الداكن تبقى في متصفحك وحده. لا نستخدم ملفات تعريف للإعلانات، ولا نتتبع أحدًا إلى مواقع أخرى.</p>
<h2>من يراها سوانا</h2>
<p>تتسلّم شركة التوصيل اسمك وعنوانك ورقمك، ويتسلّم مزوّد الدفع ما يلزم للدفع، ولا يصل إلينا رقم بطاقتك أبدًا. ويحفظ Google Firebase بياناتنا نيابةً عنا. ولا نبيع شيئًا لأحد.</p>
<h2>حقوقك</h2>
<p>لك أن تطّلع على بياناتك أو تصحّحها أو تنقلها أو تحذفها في أي وقت. <a href="/ar/contact-us">اكتب إلينا</a> نجبك خلال ثلاثين يومًا، وغالبًا قبل ذلك بكثير.</p>`,
  ),
  termsConditions: text(
    `<p>These terms apply to every order placed in this shop. By ordering you accept them.</p>
<h2>Orders and prices</h2>
<p>Prices include tax. An order is placed when we show its number, and binding when we confirm it by e-mail. If a price or the stock changes while you shop, we show you the change and ask again before anything is ordered.</p>
<h2>Payment</h2>
<p>You pay the courier in cash on delivery, or by another method that the checkout offers. Prices in other currencies than the shop's own are converted at the rate recorded with your order.</p>
<h2>Delivery</h2>
<p>We hand orders to the courier within two working days. Delivery takes two to five working days in the Gulf and up to ten elsewhere. Delivery charges are shown before you order.</p>
<h2>Cancelling and returning</h2>
<ul>
<li>Until we confirm an order, you can cancel it yourself on its page.</li>
<li>You may return boards within fourteen days of delivery, unused and in their packing.</li>
<li>A board that arrives damaged is replaced or refunded, whichever you prefer. A photograph is enough; you need not send it back.</li>
</ul>
<h2>Designs</h2>
<p>Our designs are protected. A board is for your wall, not for copying or reselling as your own.</p>
<h2>Questions</h2>
<p>Something unclear? <a href="/contact-us">Ask us</a> before you order. The law of the United Arab Emirates applies.</p>`,
    `<p>تسري هذه الشروط على كل طلب يُقدَّم في هذا المتجر، وبتقديم الطلب فإنك توافق عليها.</p>
<h2>الطلبات والأسعار</h2>
<p>الأسعار شاملة الضريبة. يُعدّ الطلب مقدَّمًا حين نعرض رقمه، وملزمًا حين نؤكده بالبريد الإلكتروني. وإذا تغيّر السعر أو المخزون أثناء تسوّقك عرضنا عليك التغيير وسألناك من جديد قبل أن يُطلب أي شيء.</p>
<h2>الدفع</h2>
<p>تدفع نقدًا لمندوب التوصيل عند الاستلام، أو بأي طريقة أخرى تعرضها صفحة الدفع. وتُحوَّل الأسعار بغير عملة المتجر بالسعر المسجَّل مع طلبك.</p>
<h2>التوصيل</h2>
<p>نسلّم الطلبات إلى شركة التوصيل خلال يومي عمل. ويستغرق التوصيل من يومين إلى خمسة أيام عمل في الخليج، وحتى عشرة أيام في غيره. وتُعرض رسوم التوصيل قبل تقديم الطلب.</p>
<h2>الإلغاء والإرجاع</h2>
<ul>
<li>يمكنك إلغاء طلبك بنفسك من صفحته ما لم نؤكده.</li>
<li>يمكنك إرجاع اللوحات خلال أربعة عشر يومًا من التسليم، غير مستعملة وفي تغليفها.</li>
<li>اللوحة التي تصل تالفة نستبدلها أو نردّ ثمنها كما تفضّل. تكفينا صورة، ولا حاجة إلى إعادتها.</li>
</ul>
<h2>التصاميم</h2>
<p>تصاميمنا محمية. اللوحة لجدارك، لا للنسخ ولا لإعادة البيع باسم آخر.</p>
<h2>أسئلة</h2>
<p>هل من أمر غير واضح؟ <a href="/ar/contact-us">اسألنا</a> قبل أن تطلب. ويسري على هذه الشروط قانون دولة الإمارات العربية المتحدة.</p>`,
  ),
};
