/** The 13 regions with their governorates and the cities that couriers name. */
export const SAUDI_ARABIA = `
# Riyadh|الرياض|Ar Riyad
Riyadh|الرياض|Riyad,Riadh,Er Riad; Diriyah|الدرعية|Dariyah,Diriya; Al Kharj|الخرج; Ad Dawadimi|الدوادمي|Dawadmi,Duwadimi
Al Majmaah|المجمعة|Majma,Majmah; Al Quwayiyah|القويعية|Quwaiyah,Quwaya; Wadi ad Dawasir|وادي الدواسر|Wadi Dawaser,Wadi Al Dawasir
Al Aflaj|الأفلاج|Layla,Laila,ليلى; Az Zulfi|الزلفي|Zulfi; Shaqra|شقراء|Shagra; Hawtat Bani Tamim|حوطة بني تميم|Hotat Bani Tamim,Hawtah,الحوطة
Afif|عفيف; As Sulayyil|السليل|Sulayel; Dhurma|ضرما|Durma,Dhurama; Al Muzahimiyah|المزاحمية|Muzahmiyah; Rumah|رماح|Rumaah
Thadiq|ثادق; Huraymila|حريملاء|Huraimla; Al Hariq|الحريق; Al Ghat|الغاط; Marat|مرات|Murat; Ad Dilam|الدلم|Dalam,Dilam; Ar Rayn|الرين
Al Hayathim|الهياثم; Hawtat Sudair|حوطة سدير|Hotat Sudair; Tumair|تمير; Jalajil|جلاجل; Al Artawiyah|الأرطاوية; Salbukh|صلبوخ; Al Ammariyah|العمارية

# Makkah|مكة المكرمة|Mecca,مكة,Makkah Al Mukarramah
Makkah|مكة المكرمة|Mecca,Mekka,مكة,Makkah Al Mukarramah; Jeddah|جدة|Jidda,Gedda,Djeddah,Jedda; Taif|الطائف|At Taif,Tayef,Ta'if
Al Qunfudhah|القنفذة|Qunfudah,Gunfudah; Al Lith|الليث|Laith; Rabigh|رابغ; Al Jumum|الجموم|Jamoum; Khulays|خليص|Khulais
Al Kamil|الكامل; Al Khurmah|الخرمة|Khurma; Ranyah|رنية|Raniyah; Turubah|تربة|Turabah; Al Muwayh|المويه|Muwaih; Maysan|ميسان
Adham|أضم|Adam; Al Ardiyat|العرضيات|Ardhiyat; Bahrah|بحرة|Bahra; King Abdullah Economic City|مدينة الملك عبدالله الاقتصادية|KAEC,مدينة الملك عبد الله الاقتصادية
Thuwal|ثول; Dhahban|ذهبان|Dahban; Al Hada|الهدا; Ash Shafa|الشفا

# Madinah|المدينة المنورة|Medina,Al Madinah Al Munawwarah,المدينة
Madinah|المدينة المنورة|Medina,Al Madinah,Madina,Al Madinah Al Munawwarah,المدينة,مدينة; Yanbu|ينبع|Yanbo,Yanbu al Bahr,ينبع البحر; Al Ula|العلا|AlUla
Mahd adh Dhahab|مهد الذهب|Al Mahd,المهد,Mahd Al Thahab; Badr|بدر; Khaybar|خيبر|Khaibar; Al Hinakiyah|الحناكية|Hanakiyah; Al Ais|العيص|Ais; Wadi al Fara|وادي الفرع|Wadi Al Far'
Yanbu an Nakhl|ينبع النخل; Yanbu Industrial City|ينبع الصناعية|Yanbu Al Sinaiyah

# Qassim|القصيم|Al Qasim,Gassim,Al-Qassim
Buraydah|بريدة|Buraidah,Buraida; Unayzah|عنيزة|Unaizah,Onaizah,Unaiza; Ar Rass|الرس; Al Mithnab|المذنب|Midhnab; Al Bukayriyah|البكيرية|Bukairiyah
Al Badai|البدائع|Badaya; Al Asyah|الأسياح|Asiah; An Nabhaniyah|النبهانية; Ash Shimasiyah|الشماسية; Uyun al Jiwa|عيون الجواء|Oyoun Al Jawa
Riyadh al Khabra|رياض الخبراء|Riyad Al Khabra; Uqlat as Suqur|عقلة الصقور; Dariyah|ضرية|Dhariyah; Abanat|أبانات; Al Qawarah|القوارة; Qusaiba|قصيباء

# Eastern Province|المنطقة الشرقية|Ash Sharqiyah,Sharqiya,الشرقية,Eastern
Dammam|الدمام|Ad Dammam; Khobar|الخبر|Al Khubar,Alkhobar; Dhahran|الظهران|Az Zahran,Dhahran; Al Ahsa|الأحساء|Al Hasa,Hasa,الاحساء; Hofuf|الهفوف|Al Hufuf,Hufuf
Al Mubarraz|المبرز|Mubarraz; Jubail|الجبيل|Al Jubayl,Jubayl; Jubail Industrial City|الجبيل الصناعية; Qatif|القطيف|Al Qatif,Qateef; Hafar al Batin|حفر الباطن|Hafr Al Batin
Khafji|الخفجي|Al Khafji,Ras Al Khafji; Ras Tanura|رأس تنورة|Ras Tannurah,Ras Tanurah; Abqaiq|بقيق|Buqayq; An Nairyah|النعيرية|Nuayriyah,Nairiyah
Qaryat al Ulya|قرية العليا|Qaryah Al Ulya; Al Udayd|العديد|Odaid; Saihat|سيهات|Sayhat; Safwa|صفوى|Safwah; Tarut|تاروت|Tarout; Anak|عنك; Al Uyun|العيون|Oyoun; Salwa|سلوى; Al Jafr|الجفر
Umm as Sahik|أم الساهك; Al Qaisumah|القيصومة|Qaysumah; As Sarrar|الصرار

# Asir|عسير|Aseer
Abha|أبها; Khamis Mushait|خميس مشيط|Khamis Mushayt,Khamees Mushait; Bisha|بيشة|Bishah; An Namas|النماص; Muhayil|محايل عسير|Mahayel,Muhail,محايل; Sarat Abidah|سراة عبيدة|Sarat Ubaida
Tathlith|تثليث; Rijal Almaa|رجال ألمع|Rijal Alma; Ahad Rufaidah|أحد رفيدة|Ahad Rafidah; Dhahran al Janub|ظهران الجنوب|Dhahran Al Janoub; Balqarn|بلقرن|Sabt Al Alayah,سبت العلاية
Al Majaridah|المجاردة|Majardah; Al Birk|البرك|Birk; Bariq|بارق; Tanumah|تنومة|Tanomah; Tarib|طريب; Al Harajah|الحرجة; Al Amwah|الأمواه; Al Wadiyain|الواديين; Al Qahmah|القحمة

# Tabuk|تبوك|Tabouk
Tabuk|تبوك|Tabouk; Al Wajh|الوجه|Wejh; Duba|ضباء|Dhuba,Dibba; Tayma|تيماء|Taima; Umluj|أملج|Umlaj; Haql|حقل|Hagl; Al Bad|البدع; Sharma|شرما|NEOM,نيوم

# Hail|حائل|Ha'il,Hayel
Hail|حائل|Ha'il,Hayel; Baqa|بقعاء|Buqa; Al Ghazalah|الغزالة; Ash Shinan|الشنان; As Sulaymi|السليمي; Al Hait|الحائط; Sumaira|سميراء; Ash Shamli|الشملي; Mawqaq|موقق

# Northern Borders|الحدود الشمالية|Al Hudud Ash Shamaliyah
Arar|عرعر; Rafha|رفحاء|Rafhah; Turaif|طريف|Turayf; Al Uwayqilah|العويقيلة|Owaiqilah

# Jazan|جازان|Jizan,Gizan,جيزان
Jazan|جازان|Jizan,Gizan,جيزان; Sabya|صبيا|Sabia; Abu Arish|أبو عريش|Abu Areesh; Samtah|صامطة|Samitah; Al Harth|الحرث; Damad|ضمد|Dhamad; Ar Rayth|الريث
Baysh|بيش|Baish; Farasan|فرسان; Ad Dayer|الدائر|Dair; Ahad al Masarihah|أحد المسارحة|Ahad Al Masariha; Al Idabi|العيدابي|Edabi; Al Aridhah|العارضة; Ad Darb|الدرب; Harub|هروب; Fayfa|فيفاء|Faifa; At Tuwal|الطوال
Jazan City for Primary and Downstream Industries|مدينة جازان للصناعات الأساسية والتحويلية=jcpdi

# Najran|نجران
Najran|نجران|Nejran; Sharurah|شرورة|Sharorah; Hubuna|حبونا|Habona; Badr al Janub|بدر الجنوب; Yadamah|يدمة; Thar|ثار; Khubash|خباش; Al Kharkhir|الخرخير

# Al Bahah|الباحة|Baha
Al Bahah|الباحة|Baha; Baljurashi|بلجرشي|Biljurashi; Al Mandaq|المندق|Mandaq; Al Makhwah|المخواة|Mikhwah; Al Aqiq|العقيق|Aqeeq; Qilwah|قلوة; Al Qura|القرى; Ghamid az Zinad|غامد الزناد; Al Hajrah|الحجرة; Bani Hasan|بني حسن

# Al Jawf|الجوف|Jouf,Al Jouf
Sakaka|سكاكا|Skaka,Sakakah; Qurayyat|القريات|Al Qurayyat,Gurayat; Dawmat al Jandal|دومة الجندل|Dumat Al Jandal; Tabarjal|طبرجل|Tubarjal; Suwayr|صوير
`;
