/** The six governorates with their areas. */
export const KUWAIT = `
# Capital|العاصمة|Al Asimah,Asima,Kuwait City
Kuwait City|مدينة الكويت|Kuwait,الكويت; Sharq|شرق; Mirqab|المرقاب|Murgab; Qibla|القبلة|Jibla,جبلة; Dasman|دسمان; Sawabir|الصوابر; Dasma|الدسمة; Daiya|الدعية; Mansouriya|المنصورية; Abdullah Al-Salem|ضاحية عبدالله السالم|عبدالله السالم,ضاحية عبد الله السالم
Nuzha|النزهة; Faiha|الفيحاء; Shamiya|الشامية; Rawda|الروضة; Adailiya|العديلية; Khaldiya|الخالدية; Kaifan|كيفان; Qadsiya|القادسية; Qurtuba|قرطبة; Surra|السرة; Yarmouk|اليرموك; Shuwaikh|الشويخ; Shuwaikh Residential|الشويخ السكنية; Shuwaikh Industrial|الشويخ الصناعية
Ghornata|غرناطة|Granada; Sulaibikhat|الصليبيخات; Doha|الدوحة; Nahda|النهضة; Jaber Al-Ahmad|جابر الأحمد|مدينة جابر الأحمد,Jaber Al Ahmad City; Qairawan|القيروان|Qayrawan; Bneid Al Qar|بنيد القار; Failaka|فيلكا

# Hawalli|حولي|Hawally
Hawalli|حولي|Hawally; Salmiya|السالمية; Rumaithiya|الرميثية; Jabriya|الجابرية; Mishref|مشرف; Bayan|بيان; Salwa|سلوى; Shaab|الشعب; Bidaa|البدع; Hitteen|حطين; Salam|السلام; Shuhada|الشهداء; Siddeeq|الصديق; Zahra|الزهراء; Mubarak Al-Abdullah|مبارك العبدالله|West Mishref,غرب مشرف; Nugra|النقرة|Nigra; Maidan Hawalli|ميدان حولي

# Farwaniya|الفروانية|Al Farwaniyah
Farwaniya|الفروانية; Khaitan|خيطان; Jleeb Al-Shuyoukh|جليب الشيوخ|Jleeb; Ardiya|العارضية; Ardiya Industrial|العارضية الصناعية; Andalous|الأندلس; Rabiya|الرابية; Rehab|الرحاب; Riggae|الرقعي|Rigai; Firdous|الفردوس; Sabah Al-Nasser|صباح الناصر; Omariya|العمرية; Ashbeliah|إشبيلية|Ishbiliya; Dajeej|الضجيج; Rai|الري; Abdullah Al-Mubarak|عبدالله المبارك; Sabah Al-Salem University City|جامعة صباح السالم; Shadadiya|الشدادية; Abraq Khaitan|أبرق خيطان; West Abdullah Al-Mubarak|غرب عبدالله المبارك

# Ahmadi|الأحمدي|Al Ahmadi
Ahmadi|الأحمدي; Fahaheel|الفحيحيل; Mangaf|المنقف; Mahboula|المهبولة; Abu Halifa|أبو حليفة; Fintas|الفنطاس; Egaila|العقيلة|Eqaila; Hadiya|هدية; Riqqa|الرقة; Sabahiya|الصباحية; Dhaher|الظهر|Zahar; Jaber Al-Ali|جابر العلي; Fahad Al-Ahmad|فهد الأحمد; Ali Sabah Al-Salem|علي صباح السالم|Umm Al Hayman,أم الهيمان; Sabah Al-Ahmad City|مدينة صباح الأحمد|Sabah Al Ahmad; Khairan|الخيران; Wafra|الوفرة; Zour|الزور; Mina Abdullah|ميناء عبدالله; Shuaiba|الشعيبة; Nuwaiseeb|النويصيب; Julaia|الجليعة; Bnaider|بنيدر; South Sabahiya|جنوب الصباحية

# Jahra|الجهراء|Al Jahra
Jahra|الجهراء|Al Jahra; Qasr|القصر; Naeem|النعيم; Oyoun|العيون; Naseem|النسيم; Taima|تيماء; Waha|الواحة; Sulaibiya|الصليبية; Saad Al-Abdullah|سعد العبدالله; Amghara|أمغرة; Abdali|العبدلي; Mutlaa|المطلاع; Kabad|كبد; Subiya|الصبية; Nasseriya|الناصرية

# Mubarak Al-Kabeer|مبارك الكبير|Mubarak Al Kabir
Mubarak Al-Kabeer|مبارك الكبير; Qurain|القرين; Qusour|القصور; Adan|العدان; Sabah Al-Salem|صباح السالم; Messila|المسيلة; Fnaitees|الفنيطيس|Funaitees; Abu Ftaira|أبو فطيرة; Abu Al Hasaniya|أبو الحصانية; Sabhan|صبحان; Wista|الوسطى; South Wista|جنوب الوسطى
`;
