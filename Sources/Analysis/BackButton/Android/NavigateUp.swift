/// What Android's tool bars call their up button, in the languages of androidx, and what its own
/// settings say where that differs.
enum NavigateUp {
  /// True for a content description that says so, marks of direction left out: the pseudo-locale
  /// en-XC is full of them.
  static func isDescription(_ text: String) -> Bool { descriptions.contains(plain(text)) }

  /// True for languages that are read from the right, where going up stands at the right edge.
  static func isRightToLeft(_ text: String) -> Bool { rightToLeft.contains(plain(text)) }

  /// A text without format characters and blanks around it, in lower case.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .format {
      result.unicodeScalars.append(scalar)
    }
    let front = result.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return front[...last].lowercased()
  }

  private static let rightToLeft: Set<String> = [
    "التنقل إلى أعلى", "رفتن به بالا", "ניווט למעלה",
  ]

  static let descriptions: Set<String> = Set(
    [
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
    ].map { $0.lowercased() })
}
