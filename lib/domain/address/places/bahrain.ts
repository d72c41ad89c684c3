/** The four governorates with their towns. */
export const BAHRAIN = `
# Capital|العاصمة|Al Asimah,Manama Governorate
Manama|المنامة|Al Manamah; Juffair|الجفير; Adliya|العدلية; Hoora|الحورة; Gudaibiya|القضيبية; Seef|السيف|As Seef; Sanabis|السنابس; Diplomatic Area|المنطقة الدبلوماسية; Umm Al Hassam|أم الحصم; Mahooz|الماحوز; Zinj|الزنج; Salmaniya|السلمانية; Bilad Al Qadeem|البلاد القديم; Tubli|توبلي; Jidhafs|جدحفص; Daih|الديه; Burhama|البرهامة; Karbabad|كرباباد; Sitra|سترة; Nabih Saleh|النبيه صالح; Eker|العكر; Naim|النعيم; Segaya|السقية; Ghuraifa|الغريفة; Jid Ali|جدعلي; Jurdab|جرداب; Khamis|الخميس; Musalla|المصلى; Tashan|طشان; Maameer|المعامير; Ras Rumman|رأس رمان; Nuwaidrat|النويدرات; Sanad|سند; Bahrain Bay|خليج البحرين; Reef Island|جزيرة الريف; Kawara|الكورة

# Muharraq|المحرق|Al Muharraq
Muharraq|المحرق|Al Muharraq; Busaiteen|البسيتين; Arad|عراد; Hidd|الحد|Al Hidd; Galali|قلالي; Samaheej|سماهيج; Dair|الدير; Amwaj Islands|جزر أمواج|Amwaj; Diyar Al Muharraq|ديار المحرق; Halat Bu Maher|حالة بوماهر; Halat Nuaim|حالة النعيم; East Hidd|شرق الحد; Dilmunia|دلمونيا

# Northern|الشمالية|Ash Shamaliyah,Northern Governorate
Hamad Town|مدينة حمد|Madinat Hamad; Budaiya|البديع; Saar|سار; Janabiya|الجنبية; Barbar|باربار; Diraz|الدراز; Bani Jamra|بني جمرة; A'ali|عالي|Aali; Salmabad|سلماباد; Buri|بوري; Jasra|الجسرة; Hamala|الهملة; Malkiya|المالكية; Karzakan|كرزكان; Damistan|دمستان; Sadad|صدد; Maqaba|مقابة; Qurayyah|القرية; Markh|المرخ; Abu Saiba|أبو صيبع; Shakhura|الشاخورة; Hajar|الحجر; Jablat Habshi|جبلة حبشي; Karrana|كرانة; Jannusan|جنوسان; Qadam|القدم; Buquwah|بوقوة; Salman City|مدينة سلمان; Shahrakan|شهركان; Dar Kulaib|دار كليب

# Southern|الجنوبية|Al Janubiyah,Southern Governorate
Riffa|الرفاع|Rifa,Ar Rifa; East Riffa|الرفاع الشرقي; West Riffa|الرفاع الغربي; Isa Town|مدينة عيسى|Madinat Isa; Zallaq|الزلاق; Awali|عوالي; Askar|عسكر; Jaww|جو; Sakhir|الصخير; Riffa Views|رفاع فيوز; Hunainiya|الحنينية; Bukowara|البوكوارة; Durrat Al Bahrain|درة البحرين; Khalifa Town|مدينة خليفة|Khalifa City; Hawar|حوار; Zayed Town|مدينة زايد
`;
