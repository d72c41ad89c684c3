/** The twelve governorates with their cities and the areas of Amman that couriers name. */
export const JORDAN = `
# Amman|عمان|العاصمة,Capital
Amman|عمان|عمّان; Abdoun|عبدون; Sweifieh|الصويفية; Shmeisani|الشميساني; Jabal Amman|جبل عمان; Jabal Al Hussein|جبل الحسين; Jabal Al Weibdeh|جبل اللويبدة; Abdali|العبدلي; Khalda|خلدا; Dabouq|دابوق; Tla Al Ali|تلاع العلي; Jubeiha|الجبيهة; Sweileh|صويلح; Marj Al Hamam|مرج الحمام; Wadi Al Seer|وادي السير; Al Bayader|البيادر|Bayader Wadi Al Seer,بيادر وادي السير; Tabarbour|طبربور; Marka|ماركا; Hashmi Al Shamali|الهاشمي الشمالي; Al Wehdat|الوحدات; Al Yadudah|اليادودة; Um Uthaina|أم أذينة; Deir Ghbar|دير غبار; Al Rabieh|الرابية; Al Gardens|الجاردنز; Abu Nseir|أبو نصير; Shafa Badran|شفا بدران; Al Muqabalein|المقابلين; Abu Alanda|أبو علندا; Al Quwaysimah|القويسمة; Sahab|سحاب; Naur|ناعور; Al Jizah|الجيزة; Al Muwaqqar|الموقر; Um Al Summaq|أم السماق; Al Kursi|الكرسي; Airport Road|طريق المطار; Umm Al Basatin|أم البساتين

# Irbid|إربد
Irbid|إربد; Ar Ramtha|الرمثا|Ramtha; Al Husn|الحصن; Bani Kinanah|بني كنانة; Al Koura|الكورة; Bani Obeid|بني عبيد; Al Mazar Al Shamali|المزار الشمالي; Taybeh|الطيبة; Aidoun|إيدون; Umm Qais|أم قيس; Al Sarih|الصريح; Al Shuna Al Shamaliyah|الشونة الشمالية|North Shuna; Deir Abi Said|دير أبي سعيد; Beit Ras|بيت راس; Huwwarah|حوارة; Al Wastiyah|الوسطية

# Zarqa|الزرقاء|Az Zarqa
Zarqa|الزرقاء|Az Zarqa; Russeifa|الرصيفة; Al Azraq|الأزرق; Al Hashimiyah|الهاشمية; New Zarqa|الزرقاء الجديدة; Ad Dulayl|الضليل; Bayrin|بيرين; Sukhna|السخنة; Madinat Al Sharq|مدينة الشرق

# Balqa|البلقاء|Al Balqa
As Salt|السلط|Salt; Fuheis|الفحيص; Mahis|ماحص; Ain Al Basha|عين الباشا; Baqa'a|البقعة; Deir Alla|دير علا; South Shuna|الشونة الجنوبية; Safut|صافوط; Al Karamah|الكرامة; Sweimeh|سويمة; Zai|زي

# Madaba|مأدبا|مادبا
Madaba|مأدبا|مادبا; Dhiban|ذيبان; Main|ماعين; Mulayh|مليح; Faysaliyah|الفيصلية; Jureina|جرينة; Hanina|حنينا

# Karak|الكرك|Al Karak
Karak|الكرك|Al Karak; Al Mazar Al Janubi|المزار الجنوبي; Al Qasr|القصر; Ghor Al Safi|غور الصافي; Mutah|مؤتة; Ay|عي; Faqqu|فقوع; Al Qatraneh|القطرانة; Ghor Al Mazraa|غور المزرعة; Al Thaniyah|الثنية

# Tafilah|الطفيلة|At Tafilah
Tafilah|الطفيلة; Busayra|بصيرا; Al Hasa|الحسا; Al Ayn Al Bayda|العين البيضاء; Al Qadisiyah|القادسية; Dana|ضانا

# Maan|معان|Ma'an
Maan|معان|Ma'an; Wadi Musa|وادي موسى|Petra,البترا; Shawbak|الشوبك; Al Husayniyah|الحسينية; Al Jafr|الجفر; Ayl|إيل; Al Mudawwarah|المدورة

# Aqaba|العقبة|Al Aqabah
Aqaba|العقبة|Al Aqabah; Al Quwayra|القويرة; Wadi Rum|وادي رم; Ad Disah|الديسة; Rahma|رحمة; Tala Bay|تالا بيه

# Mafraq|المفرق|Al Mafraq
Mafraq|المفرق; Ruwaished|الرويشد; Safawi|الصفاوي; Sama Al Sarhan|سما السرحان; Umm Al Jimal|أم الجمال; Al Khalidiyah|الخالدية; Rihab|رحاب; Balama|بلعما; Sabha|صبحا; Zaatari|الزعتري; Hosha|حوشا; Dayr Al Kahf|دير الكهف

# Jerash|جرش
Jerash|جرش; Souf|سوف; Burma|برما; Sakib|ساكب; Kufr Khal|كفر خل; Al Mastaba|المصطبة; Raymun|ريمون; Gaza Camp|مخيم غزة; Qafqafa|قفقفا

# Ajloun|عجلون
Ajloun|عجلون; Kufranjah|كفرنجة; Anjara|عنجرة; Ibbin|عبين; Ain Jana|عين جنا; Sakhra|صخرة; Halawah|حلاوة; Ishtafina|اشتفينا; Arjan|عرجان; Ras Munif|راس منيف
`;
