export const testimonialsHeading = {
  heading: 'வாடிக்கையாளர்கள் சொல்வது',
};

/*
 * Invented samples. Replace them with what real clients said and agreed to publish, and delete the
 * mark `sample`. Without any, the site has no such section. README.md in the folder above shows how
 * to add company and picture.
 */
export const testimonials = [
  {
    name: 'செயல்பாட்டுப் பிரிவுத் தலைவர், சரக்குப் போக்குவரத்து',
    quote:
      'ஒரே ஒரு பாதுகாப்புக் கையேட்டை அனுப்பினோம். அதையே ஒன்பது மொழிகளில், பக்கங்களை வடிவமைத்து, அச்சுக்குத் தயாரான நிலையில் தந்தார்கள்.',
    sample: true,
  },
  {
    name: 'தயாரிப்பு மேலாளர், வங்கித் துறை',
    quote:
      'தொடங்கும் முன்பே, திரையில் வரும் வாசகங்களின் நீளத்தைப் பற்றிக் கேட்டார்கள். தமிழ், மலையாள வாசகங்கள் முதல் முறையிலேயே திரையில் பொருந்தின.',
    sample: true,
  },
  {
    name: 'சட்ட ஆலோசகர், உற்பத்தித் துறை',
    quote:
      'எங்கள் ஆங்கில வரைவில் இரு பொருள் தரும்படி இருந்த இரண்டு பிரிவுகளைப் பற்றிச் சீராய்வாளர் விளக்கம் கேட்டார். அதனால் ஒப்பந்தத்தின் இரு மொழி வடிவங்களும் மேம்பட்டன.',
    sample: true,
  },
  {
    name: 'பாடத் தயாரிப்பாளர், இணையவழிக் கல்வி',
    quote: 'ஒவ்வொரு பாடத்துக்கும் வசன வரிகளும் பின்னணிக் குரலும் ஒன்றாக வந்தன. இரண்டிலும் ஒரே கலைச்சொற்கள் இருந்தன.',
    sample: true,
  },
];
