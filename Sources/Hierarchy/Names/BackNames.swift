/// What going back is called, in the words that a byte of a file can be compared with.
///
/// Readers know these words too: they have the names of each node at hand when they read it, and most
/// nodes need not be asked again. What a word means where it stands is for the analysis to say.
package enum BackNames {
  /// The word for the previous screen in the languages that iOS speaks, lowercased, with what apps
  /// write in its place.
  package static let titles: [String] = [
    "back", "go back", "return", "zurück", "retour", "précédent", "atrás", "atras", "volver",
    "regresar", "voltar", "indietro", "назад", "戻る", "もどる", "返回", "返回上一页", "返回上一頁",
    "上一页", "上一頁", "后退", "後退", "뒤로", "뒤로가기", "이전", "terug", "tilbage", "tilbake",
    "tillbaka", "bakåt", "takaisin", "edellinen", "wstecz", "wróć", "powrót", "zpět", "späť",
    "vissza", "înapoi", "geri", "πίσω", "enrere", "natrag", "nazad", "kembali", "trở lại",
    "trở về", "quay lại", "กลับ", "ย้อนกลับ", "वापस", "חזרה", "הקודם", "رجوع", "عودة", "السابق",
    "بازگشت",
  ]

  /// Names of things for going back; fanhui and houtui are what 返回 and 后退 sound like.
  package static let names: [String] = [
    "back", "backward", "backwards", "goback", "navback", "navbarback", "backbtn", "btnback",
    "backbutton", "buttonback", "backicon", "iconback", "backarrow", "arrowback", "backimage",
    "backimg", "imgback", "return", "goreturn", "fanhui", "houtui", "zurueck", "zurück", "retour",
    "volver", "atras", "atrás", "regresar", "voltar", "indietro", "nazad", "terug", "tilbage",
    "tilbake", "tillbaka", "takaisin", "wstecz", "geri", "kembali", "modoru",
  ]

  /// What Android's tool bars call their up button, in the languages of androidx.
  package static let upDescriptions: [String] = [
    "Navigate up", "Nach oben", "Revenir en haut de la page", "Revenir en arrière",
    "Desplazarse hacia arriba", "Navegar hacia arriba", "Torna indietro", "Navegar para cima",
    "Omhoog navigeren", "Navigera uppåt", "Gå op", "Gå opp", "Siirry ylös", "Przejdź wyżej",
    "Přejít nahoru", "Prejsť nahor", "Pomik navzgor", "Natrag", "Идите нагоре", "Fel",
    "Navigați în sus", "Навигиране нагоре", "Перейти вверх", "Перейти вгору",
    "Πλοήγηση προς τα επάνω", "Yukarı git", "التنقل إلى أعلى", "رفتن به بالا", "ניווט למעלה",
    "वापस जाएं", "กลับ", "Di chuyển lên", "Kembali ke atas", "Navigasi ke atas", "前に戻る",
    "위로 이동", "转到上一层级", "向上瀏覽", "Navega cap amunt", "Joan gora", "Vai cara arriba",
    "Liigu üles", "Pārvietoties uz augšu", "Naršyti aukštyn", "Fara upp", "Ngjitu lart",
    "Zulazulela phezulu", "上へ移動",
  ]
}
