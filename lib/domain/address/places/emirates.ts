/** The seven emirates with their cities, towns and the areas that couriers name. */
export const EMIRATES = `
# Abu Dhabi|أبوظبي|Abu Zabi,أبو ظبي
Abu Dhabi|أبوظبي|أبو ظبي,Abudhabi; Al Ain|العين; Al Reem Island|جزيرة الريم|Reem Island; Yas Island|جزيرة ياس; Saadiyat Island|جزيرة السعديات; Al Maryah Island|جزيرة المارية
Khalifa City|مدينة خليفة; Mohamed Bin Zayed City|مدينة محمد بن زايد|MBZ City; Shakhbout City|مدينة شخبوط|Shakhbut City; Al Shamkha|الشامخة; Baniyas|بني ياس|Bani Yas; Al Wathba|الوثبة
Musaffah|مصفح|Mussafah; Al Raha|الراحة; Al Khalidiyah|الخالدية; Al Bateen|البطين; Al Mushrif|المشرف; Al Nahyan|آل نهيان; Al Rahba|الرحبة; Al Shahama|الشهامة; Al Samha|السمحة; Al Falah|الفلاح
Masdar City|مدينة مصدر; Al Karamah|الكرامة; Al Muroor|المرور; Al Danah|الدانة; Madinat Zayed|مدينة زايد|Zayed City; Ruwais|الرويس|Al Ruwais; Ghayathi|غياثي; Liwa|ليوا; Al Mirfa|المرفأ; Sila|السلع|Al Sila; Dalma|دلما|Delma; Al Hayer|الهير; Sweihan|سويحان; Remah|رماح

# Dubai|دبي|Dubayy
Dubai|دبي|Dubayy; Deira|ديرة; Bur Dubai|بر دبي; Dubai Marina|مرسى دبي|Marina,دبي مارينا; Jumeirah|جميرا|Jumeira,Jumairah; Umm Suqeim|أم سقيم; Al Barsha|البرشاء; Business Bay|الخليج التجاري
Downtown Dubai|وسط مدينة دبي|Downtown,Burj Khalifa; Jumeirah Lake Towers|أبراج بحيرات جميرا|JLT; Jumeirah Beach Residence|جميرا بيتش ريزيدنس|JBR; Palm Jumeirah|نخلة جميرا|The Palm; Jumeirah Village Circle|قرية جميرا الدائرية|JVC
Dubai Silicon Oasis|واحة دبي للسيليكون|DSO; International City|المدينة العالمية; Mirdif|مردف; Al Qusais|القصيص; Al Nahda|النهدة; Al Quoz|القوز; Al Karama|الكرامة; Al Rashidiya|الراشدية; Al Warqa|الورقاء
Al Mizhar|المزهر; Al Khawaneej|الخوانيج; Nad Al Sheba|ند الشبا; Arabian Ranches|المرابع العربية; Dubai Hills|دبي هيلز; Al Furjan|الفرجان; Discovery Gardens|ديسكفري جاردنز; Jebel Ali|جبل علي; Dubai Investment Park|مجمع دبي للاستثمار|DIP
Motor City|موتور سيتي; Dubai Sports City|مدينة دبي الرياضية; Dubai South|دبي الجنوب; Al Garhoud|القرهود; Al Satwa|السطوة; Al Wasl|الوصل; Al Safa|الصفا; Meydan|ميدان; Oud Metha|عود ميثاء; Hor Al Anz|هور العنز; Muhaisnah|محيصنة; Al Twar|الطوار; Hatta|حتا; DIFC|مركز دبي المالي العالمي

# Sharjah|الشارقة|Ash Shariqah
Sharjah|الشارقة|Ash Shariqah; Al Majaz|المجاز; Al Khan|الخان; Al Nahda|النهدة; Al Taawun|التعاون; Al Qasimia|القاسمية; Muwaileh|مويلح|Muwailih; University City|المدينة الجامعية; Al Jada|الجادة|Aljada
Al Tai|الطي; Al Rahmaniya|الرحمانية; Al Suyoh|السيوح; Al Yarmook|اليرموك; Industrial Area|المنطقة الصناعية; Al Dhaid|الذيد|Dhaid; Khor Fakkan|خورفكان|Khorfakkan,خور فكان; Kalba|كلباء; Dibba Al Hisn|دبا الحصن; Al Madam|المدام; Mleiha|مليحة; Al Hamriyah|الحمرية; Al Batayeh|البطائح

# Ajman|عجمان
Ajman|عجمان; Al Nuaimiya|النعيمية; Al Rashidiya|الراشدية; Al Rawda|الروضة; Al Jurf|الجرف; Al Mowaihat|المويهات; Al Hamidiya|الحميدية; Al Rumailah|الرميلة; Al Zahra|الزهراء; Al Helio|الحليو; Emirates City|مدينة الإمارات; Masfout|مصفوت; Manama|المنامة

# Umm Al Quwain|أم القيوين|Umm Al Qaiwain,UAQ
Umm Al Quwain|أم القيوين|Umm Al Qaiwain,UAQ; Al Salamah|السلمة; Al Raas|الراس; Al Ramlah|الرملة; Falaj Al Mualla|فلج المعلا; Al Humrah|الحمرة

# Ras Al Khaimah|رأس الخيمة|RAK,راس الخيمة
Ras Al Khaimah|رأس الخيمة|RAK,راس الخيمة; Al Nakheel|النخيل; Al Hamra Village|قرية الحمراء|Al Hamra; Mina Al Arab|ميناء العرب; Al Marjan Island|جزيرة المرجان; Khuzam|خزام; Al Dhait|الظيت; Al Mamourah|المعمورة; Al Rams|الرمس; Shaam|شعم; Khatt|خت; Digdaga|الدقداقة; Al Jazirah Al Hamra|الجزيرة الحمراء; Masafi|مسافي; Shawka|شوكة

# Fujairah|الفجيرة|Al Fujayrah
Fujairah|الفجيرة|Al Fujayrah; Dibba Al Fujairah|دبا الفجيرة|Dibba; Al Faseel|الفصيل; Qidfa|قدفع; Mirbah|مربح; Al Bidiyah|البدية; Al Aqah|العقة; Al Hayl|الحيل; Sakamkam|سكمكم; Al Siji|السيجي; Al Tawyeen|الطويين; Al Qurayyah|القرية
`;
