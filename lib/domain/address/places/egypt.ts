/** The 27 governorates with their markaz, cities and the districts that couriers name. */
export const EGYPT = `
# Cairo|القاهرة|Al Qahirah
Cairo|القاهرة|Al Qahirah; Nasr City|مدينة نصر|Madinet Nasr; Heliopolis|مصر الجديدة|Masr El Gedida; New Cairo|القاهرة الجديدة; Fifth Settlement|التجمع الخامس|Tagamoa El Khames; First Settlement|التجمع الأول; Rehab City|مدينة الرحاب|Al Rehab,الرحاب; Madinaty|مدينتي; El Shorouk|الشروق; Badr City|مدينة بدر; Maadi|المعادي; New Maadi|المعادي الجديدة; Mokattam|المقطم; Zamalek|الزمالك; Garden City|جاردن سيتي; Downtown|وسط البلد; Abbasiya|العباسية; Shubra|شبرا; Ain Shams|عين شمس; El Matareya|المطرية; El Marg|المرج; El Salam|السلام; El Zeitoun|الزيتون; Hadayek El Kobba|حدائق القبة; El Nozha|النزهة; Sheraton|شيراتون; Helwan|حلوان; 15 May City|مدينة 15 مايو|15 مايو; El Basatin|البساتين; Dar El Salam|دار السلام; El Sayeda Zeinab|السيدة زينب; Old Cairo|مصر القديمة; El Manial|المنيل; El Khalifa|الخليفة; El Azbakeya|الأزبكية; Bulaq|بولاق; El Tebbin|التبين; Tora|طرة; Rod El Farag|روض الفرج; El Waili|الوايلي; New Administrative Capital|العاصمة الإدارية الجديدة|New Capital,العاصمة الادارية

# Giza|الجيزة|Al Jizah
Giza|الجيزة|Gizah; Dokki|الدقي; Mohandessin|المهندسين; Agouza|العجوزة; Haram|الهرم; Faisal|فيصل; Imbaba|إمبابة; Warraq|الوراق; Bulaq El Dakrour|بولاق الدكرور; Omraneya|العمرانية; 6th of October|السادس من أكتوبر|6 October,October,6 أكتوبر,أكتوبر; Sheikh Zayed|الشيخ زايد; Hadayek October|حدائق أكتوبر; Hadayek El Ahram|حدائق الأهرام; Kerdasa|كرداسة; Ausim|أوسيم; Badrashin|البدرشين; Hawamdiya|الحوامدية; Ayyat|العياط; Saff|الصف; Atfih|أطفيح; Abu Nomros|أبو النمرس; Wahat El Bahariya|الواحات البحرية|Bahariya Oasis; Munib|المنيب; Manshiyat El Qanater|منشأة القناطر

# Alexandria|الإسكندرية|Al Iskandariyah,اسكندرية
Alexandria|الإسكندرية|Iskandariya,Alex,اسكندرية; Montaza|المنتزه; Sidi Gaber|سيدي جابر; Smouha|سموحة; Miami|ميامي; Sidi Bishr|سيدي بشر; Agami|العجمي; Borg El Arab|برج العرب; New Borg El Arab|برج العرب الجديدة; Amreya|العامرية; Mandara|المندرة; Asafra|العصافرة; Stanley|ستانلي; Gleem|جليم; Raml Station|محطة الرمل; Moharam Bek|محرم بك; Mansheya|المنشية; Ibrahimeya|الإبراهيمية; Roushdy|رشدي; Kafr Abdo|كفر عبده; Bahary|بحري; Dekhela|الدخيلة

# Qalyubia|القليوبية|Qaliubiya,Kalyoubia
Banha|بنها|Benha; Shubra El Kheima|شبرا الخيمة; Qalyub|قليوب; Qanater El Khayreya|القناطر الخيرية; Khanka|الخانكة; Tukh|طوخ; Kafr Shukr|كفر شكر; Shibin El Qanater|شبين القناطر; Khusus|الخصوص; Obour|العبور|Obour City; New Obour|العبور الجديدة; Qaha|قها

# Dakahlia|الدقهلية|Daqahliyah
Mansoura|المنصورة; Talkha|طلخا; Mit Ghamr|ميت غمر; Dekernes|دكرنس; Aga|أجا; Minyat El Nasr|منية النصر; Sinbillawein|السنبلاوين; Belqas|بلقاس; Sherbin|شربين; Manzala|المنزلة; Matareya|المطرية; Gamasa|جمصة; Temi El Amdid|تمي الأمديد; Nabaroh|نبروه; Bani Ebeid|بني عبيد; Gamaleya|الجمالية; New Mansoura|المنصورة الجديدة; Mit Salsil|ميت سلسيل; El Kurdi|الكردي

# Sharqia|الشرقية|Ash Sharqiyah
Zagazig|الزقازيق|Zaqaziq; 10th of Ramadan|العاشر من رمضان|10 Ramadan,10 رمضان; Belbeis|بلبيس|Bilbais; Minya El Qamh|منيا القمح; Abu Hammad|أبو حماد; Faqous|فاقوس; Hehya|ههيا; Abu Kebir|أبو كبير; Diarb Negm|ديرب نجم; Kafr Saqr|كفر صقر; Husseiniya|الحسينية; Ibrahimia|الإبراهيمية; Mashtul El Souq|مشتول السوق; Awlad Saqr|أولاد صقر; San El Hagar|صان الحجر; New Salhia|الصالحية الجديدة; Qenayat|القنايات; Qurein|القرين

# Gharbia|الغربية|Al Gharbiyah
Tanta|طنطا; El Mahalla El Kubra|المحلة الكبرى|Mahalla,المحلة; Kafr El Zayat|كفر الزيات; Zefta|زفتى|Zifta; Samannoud|سمنود; Santa|السنطة; Qutur|قطور; Basyoun|بسيون

# Monufia|المنوفية|Menoufia,Minufiyah
Shibin El Kom|شبين الكوم; Sadat City|مدينة السادات|السادات; Menouf|منوف; Ashmoun|أشمون; Quesna|قويسنا; Berket El Saba|بركة السبع; Bagour|الباجور; Tala|تلا; Shuhada|الشهداء; Sers El Layan|سرس الليان

# Beheira|البحيرة|Buhayrah,Behira
Damanhour|دمنهور; Kafr El Dawwar|كفر الدوار; Rashid|رشيد|Rosetta; Edku|إدكو; Abu El Matamir|أبو المطامير; Abu Hummus|أبو حمص; Delengat|الدلنجات; Mahmoudiya|المحمودية; Rahmaniya|الرحمانية; Itay El Barud|إيتاي البارود; Hosh Issa|حوش عيسى; Shubrakhit|شبراخيت; Kom Hamada|كوم حمادة; Badr|بدر; Wadi El Natrun|وادي النطرون; New Nubaria|النوبارية الجديدة|Nubaria,النوبارية

# Kafr El Sheikh|كفر الشيخ|Kafr ash Shaykh
Kafr El Sheikh|كفر الشيخ; Desouk|دسوق; Fuwwah|فوه; Metoubes|مطوبس; Baltim|بلطيم; Borollos|البرلس|Burullus; Hamoul|الحامول; Bella|بيلا; Riyad|الرياض; Sidi Salem|سيدي سالم; Qallin|قلين; Sidi Ghazi|سيدي غازي; Masif Baltim|مصيف بلطيم

# Damietta|دمياط|Dumyat
Damietta|دمياط|Dumyat; New Damietta|دمياط الجديدة; Ras El Bar|رأس البر; Faraskour|فارسكور; Zarqa|الزرقا; Kafr Saad|كفر سعد; Kafr El Battikh|كفر البطيخ; Ezbet El Borg|عزبة البرج; Rodah|الروضة; Sarw|السرو; Mit Abu Ghalib|ميت أبو غالب

# Port Said|بورسعيد|Bur Said,بور سعيد
Port Said|بورسعيد|Bur Said,بور سعيد; Port Fouad|بورفؤاد|بور فؤاد; Zohour|الزهور; Arab District|حي العرب; Manakh|المناخ; Dawahi|الضواحي; Sharq|الشرق; Ganoub|الجنوب

# Ismailia|الإسماعيلية|Ismailiyah
Ismailia|الإسماعيلية; Fayed|فايد; Qantara Gharb|القنطرة غرب|Qantara West; Qantara Sharq|القنطرة شرق|Qantara East; Tell El Kebir|التل الكبير; Abu Suwir|أبو صوير; Qassasin|القصاصين; Nefisha|نفيشة

# Suez|السويس|As Suways
Suez|السويس|As Suways; Arbaeen|الأربعين; Ataqah|عتاقة; Faisal|فيصل; Ganayen|الجناين; Ain Sokhna|العين السخنة|Sokhna; Port Tawfik|بور توفيق

# North Sinai|شمال سيناء
Arish|العريش|El Arish; Bir El Abd|بئر العبد; Sheikh Zuweid|الشيخ زويد; Rafah|رفح; Hasana|الحسنة; Nakhl|نخل

# South Sinai|جنوب سيناء
El Tor|الطور|Tur Sinai,طور سيناء; Sharm El Sheikh|شرم الشيخ|Sharm; Dahab|دهب; Nuweiba|نويبع; Taba|طابا; Saint Catherine|سانت كاترين; Ras Sedr|رأس سدر; Abu Redis|أبو رديس; Abu Zenima|أبو زنيمة

# Beni Suef|بني سويف|Bani Suwayf
Beni Suef|بني سويف|Bani Suwayf; New Beni Suef|بني سويف الجديدة; Wasta|الواسطى; Nasser|ناصر; Ehnasia|إهناسيا; Beba|ببا; Fashn|الفشن; Sumusta|سمسطا

# Fayoum|الفيوم|Faiyum
Fayoum|الفيوم|Faiyum; New Fayoum|الفيوم الجديدة; Ibsheway|إبشواي; Itsa|إطسا; Senuris|سنورس; Tamiya|طامية; Yousef El Seddik|يوسف الصديق

# Minya|المنيا|Al Minya,Menia
Minya|المنيا|Menia; New Minya|المنيا الجديدة; Maghagha|مغاغة; Bani Mazar|بني مزار; Matai|مطاي; Samalut|سمالوط; Abu Qurqas|أبو قرقاص; Mallawi|ملوي; Deir Mawas|دير مواس; Edwa|العدوة

# Asyut|أسيوط|Assiut
Asyut|أسيوط|Assiut; New Asyut|أسيوط الجديدة; Dayrut|ديروط; Manfalut|منفلوط; Qusiya|القوصية; Abnub|أبنوب; Abu Tig|أبو تيج; Ghanayem|الغنايم; Sahel Selim|ساحل سليم; Badari|البداري; Sidfa|صدفا; El Fath|الفتح

# Sohag|سوهاج|Suhaj
Sohag|سوهاج|Suhaj; New Sohag|سوهاج الجديدة; Akhmim|أخميم; Girga|جرجا; Tahta|طهطا; Tima|طما; Maragha|المراغة; Balyana|البلينا; Dar El Salam|دار السلام; Juhayna|جهينة; Saqultah|ساقلتة; Monshaa|المنشأة; Usayrat|العسيرات

# Qena|قنا
Qena|قنا; New Qena|قنا الجديدة; Nag Hammadi|نجع حمادي; Qus|قوص; Abu Tesht|أبو تشت; Farshut|فرشوط; Deshna|دشنا; Naqada|نقادة; Qift|قفط; Waqf|الوقف

# Luxor|الأقصر|Al Uqsur
Luxor|الأقصر|Al Uqsur; Esna|إسنا; Armant|أرمنت; Qurna|القرنة; Tod|الطود; Bayadeya|البياضية; Zeiniya|الزينية; New Thebes|طيبة الجديدة

# Aswan|أسوان
Aswan|أسوان; Kom Ombo|كوم أمبو; Edfu|إدفو; Daraw|دراو; Nasr El Nuba|نصر النوبة; Abu Simbel|أبو سمبل; Radisiya|الرديسية; Sebaiya|السباعية; New Aswan|أسوان الجديدة

# Red Sea|البحر الأحمر|Al Bahr Al Ahmar
Hurghada|الغردقة|Ghardaqah; El Gouna|الجونة; Safaga|سفاجا; Quseir|القصير; Marsa Alam|مرسى علم; Ras Gharib|رأس غارب; Shalateen|شلاتين; Halaib|حلايب; Sahl Hasheesh|سهل حشيش; Makadi Bay|خليج مكادي

# New Valley|الوادي الجديد|Al Wadi Al Jadid
Kharga|الخارجة; Dakhla|الداخلة|Mut,موط; Farafra|الفرافرة; Baris|باريس; Balat|بلاط

# Matrouh|مطروح|Matruh
Marsa Matrouh|مرسى مطروح|Mersa Matruh,مطروح; El Alamein|العلمين; New Alamein|العلمين الجديدة; El Dabaa|الضبعة; Hammam|الحمام; Siwa|سيوة; Sidi Barrani|سيدي براني; Sallum|السلوم; Negaila|النجيلة; North Coast|الساحل الشمالي|Sahel; Marina|مارينا
`;
