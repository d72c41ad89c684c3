/** The eight municipalities with their towns and districts. */
export const QATAR = `
# Doha|الدوحة|Ad Dawhah
Doha|الدوحة|Ad Dawhah; West Bay|الخليج الغربي|Al Dafna,الدفنة; The Pearl|اللؤلؤة|The Pearl Qatar,Pearl Island; Al Sadd|السد; Bin Mahmoud|بن محمود|Fereej Bin Mahmoud; Msheireb|مشيرب; Al Mansoura|المنصورة; Najma|نجمة; Old Airport|المطار القديم; Al Hilal|الهلال; Nuaija|نعيجة; Al Thumama|الثمامة; Al Waab|الوعب; Al Duhail|الدحيل; Al Markhiya|المرخية; Madinat Khalifa|مدينة خليفة; Onaiza|عنيزة; Legtaifiya|لقطيفية; Katara|كتارا; Al Bidda|البدع; Rawdat Al Khail|روضة الخيل; Umm Ghuwailina|أم غويلينا; Al Ghanim|الغانم; Al Messila|المسيلة; Industrial Area|المنطقة الصناعية; Al Jasra|الجسرة; Al Corniche|الكورنيش

# Al Rayyan|الريان|Ar Rayyan
Al Rayyan|الريان; Education City|المدينة التعليمية; Al Gharrafa|الغرافة; Al Luqta|اللقطة; Muaither|معيذر; Aspire Zone|أسباير|Aspire; Ain Khaled|عين خالد; Abu Hamour|أبو هامور; Al Aziziya|العزيزية; Bu Sidra|بوسدرة; Al Wajba|الوجبة; Al Sailiya|السيلية; Al Maamoura|المعمورة; Salwa Road|طريق سلوى; Fereej Al Soudan|فريج السودان; Abu Samra|أبو سمرة; Mebaireek|مبيريك; New Al Rayyan|الريان الجديد; Izghawa|ازغوى

# Umm Salal|أم صلال|Umm Slal
Umm Salal Mohammed|أم صلال محمد; Umm Salal Ali|أم صلال علي; Al Kharaitiyat|الخريطيات; Umm Al Amad|أم العمد; Bu Fesseela|بو فسيلة; Umm Qarn|أم قرن

# Al Daayen|الضعاين|Al Dayyan
Lusail|لوسيل; Al Khisah|الخيسة; Rawdat Al Hamama|روضة الحمامة; Simaisma|سميسمة|Sumaysimah; Wadi Al Banat|وادي البنات; Al Sakhama|الصخامة; Al Ebb|العب; Leabaib|لعبيب; Jeryan Nejaima|جريان نجيمة

# Al Khor|الخور والذخيرة|Al Khor and Al Dhakhira,الخور
Al Khor|الخور; Al Dhakhira|الذخيرة|Al Thakhira; Ras Laffan|رأس لفان; Al Ghuwairiya|الغويرية; Umm Birka|أم بركة

# Al Shamal|الشمال|Ash Shamal,Madinat Ash Shamal
Madinat Al Shamal|مدينة الشمال|Al Shamal,الشمال; Ruwais|الرويس|Al Ruwais; Abu Dhalouf|أبو ظلوف; Fuwairit|فويرط; Al Zubara|الزبارة|Zubarah

# Al Wakrah|الوكرة|Al Wakra
Al Wakrah|الوكرة|Al Wakra; Al Wukair|الوكير; Mesaieed|مسيعيد|Umm Said; Ezdan Village|قرية إزدان; Al Mashaf|المشاف; Al Kharrara|الخرارة; Barwa Village|قرية بروة

# Al Sheehaniya|الشيحانية|Al Shahaniya
Al Sheehaniya|الشيحانية|Al Shahaniya; Dukhan|دخان; Al Jemailiya|الجميلية; Umm Bab|أم باب; Al Utouriya|العطورية; Rawdat Rashed|روضة راشد; Lebday|لبدي; Al Khurayb|الخريب
`;
