/** The eleven governorates with their wilayats and the towns that couriers name. */
export const OMAN = `
# Muscat|مسقط|Masqat
Muscat|مسقط|Masqat; Muttrah|مطرح|Mutrah; Bawshar|بوشر|Bausher; As Seeb|السيب|Seeb,Sib; Al Amarat|العامرات|Amerat; Qurayyat|قريات|Quriyat; Ruwi|روي; Al Khuwair|الخوير; Qurum|القرم; Al Ghubrah|الغبرة; Azaiba|العذيبة; Al Mawaleh|الموالح; Al Khoud|الخوض; Madinat Sultan Qaboos|مدينة السلطان قابوس|MSQ; Al Hail|الحيل; Al Maabilah|المعبيلة; Al Ansab|الأنصب; Wadi Kabir|الوادي الكبير; Al Wattayah|الوطية; Darsait|دارسيت; Halban|حلبان

# Dhofar|ظفار|Zufar
Salalah|صلالة; Taqah|طاقة; Mirbat|مرباط; Rakhyut|رخيوت; Thumrait|ثمريت; Dhalkut|ضلكوت; Al Mazyona|المزيونة; Muqshin|مقشن; Shalim and the Hallaniyat Islands|شليم وجزر الحلانيات|Shalim; Sadah|سدح

# Musandam|مسندم
Khasab|خصب; Bukha|بخا; Dibba Al Baya|دبا|Dibba; Madha|مدحاء

# Al Buraimi|البريمي|Buraymi
Al Buraimi|البريمي|Buraymi; Mahdah|محضة; As Sunaynah|السنينة

# Ad Dakhiliyah|الداخلية|Dakhiliya
Nizwa|نزوى; Bahla|بهلاء; Manah|منح; Al Hamra|الحمراء; Adam|أدم; Izki|إزكي; Samail|سمائل; Bidbid|بدبد; Al Jabal Al Akhdar|الجبل الأخضر|Jebel Akhdar; Fanja|فنجاء; Birkat Al Mouz|بركة الموز

# North Al Batinah|شمال الباطنة|Al Batinah North
Sohar|صحار|Suhar; Shinas|شناص; Liwa|لوى; Saham|صحم; Al Khaburah|الخابورة; As Suwaiq|السويق

# South Al Batinah|جنوب الباطنة|Al Batinah South
Ar Rustaq|الرستاق|Rustaq; Al Awabi|العوابي; Nakhal|نخل; Wadi Al Maawil|وادي المعاول; Barka|بركاء; Al Musannah|المصنعة

# North Ash Sharqiyah|شمال الشرقية|Ash Sharqiyah North
Ibra|إبراء; Al Mudhaibi|المضيبي; Bidiyah|بدية; Al Qabil|القابل; Wadi Bani Khalid|وادي بني خالد; Dima Wa Al Tayin|دماء والطائيين; Sinaw|سناو

# South Ash Sharqiyah|جنوب الشرقية|Ash Sharqiyah South
Sur|صور; Al Kamil Wa Al Wafi|الكامل والوافي|Al Kamil; Jalan Bani Bu Hassan|جعلان بني بو حسن; Jalan Bani Bu Ali|جعلان بني بو علي; Masirah|مصيرة

# Adh Dhahirah|الظاهرة|Dhahira
Ibri|عبري; Yanqul|ينقل; Dhank|ضنك

# Al Wusta|الوسطى|Wusta
Haima|هيما; Mahout|محوت; Duqm|الدقم; Al Jazir|الجازر
`;
