/** What forms put in front of something private, in six languages, folded; by what it is. */
import type { PrivateKind } from './private-span.ts'

export const privateLabels: readonly (readonly [PrivateKind, string])[] = [
  [
    'NAME',
    'name, full name, surname, last name, family name, first name, given name, maiden name, contact person, reference, references, referee, referees, supervisor, reporting to, line manager, mother, father, spouse, ' +
      'vorname, nachname, familienname, geburtsname, vor- und nachname, ansprechpartner, ansprechpartnerin, referenz, referenzen, vorgesetzter, vorgesetzte, vater, mutter, ehepartner, ' +
      'nom, prenom, nom et prenom, nom de famille, nom de naissance, prenom et nom, personne de contact, referent, personnes de reference, superieur hierarchique, responsable hierarchique, ' +
      'nombre, apellido, apellidos, nombre y apellidos, apellidos y nombre, nombre completo, persona de contacto, referencia, referencias, supervisor directo, jefe directo, padre, madre, ' +
      'nome, nome completo, apelido, sobrenome, pessoa de contacto, pessoa de contato, referencia, referencias, superior hierarquico, nome do pai, nome da mae, filiacao, ' +
      'naam, voornaam, achternaam, volledige naam, contactpersoon, referentie, referenties, leidinggevende, referent',
  ],
  [
    'PLACE',
    'address, home address, postal address, mailing address, current address, permanent address, street, residence, place of residence, place of birth, birthplace, hometown, postcode, zip, zip code, city, ' +
      'adresse, anschrift, privatadresse, postanschrift, wohnort, wohnhaft, wohnhaft in, strasse, plz, plz ort, geburtsort, ' +
      'adresse postale, domicile, lieu de residence, lieu de naissance, code postal, ville, rue, ' +
      'direccion, direccion postal, domicilio, residencia, lugar de residencia, lugar de nacimiento, codigo postal, poblacion, localidad, calle, ' +
      'morada, endereco, residencia, codigo postal, cep, localidade, cidade, naturalidade, local de nascimento, rua, bairro, ' +
      'adres, huisadres, postadres, woonplaats, woonadres, geboorteplaats, straat, postcode, postcode en woonplaats',
  ],
  [
    'BIRTH',
    'date of birth, birth date, birthdate, birthday, dob, d.o.b., born, age, date and place of birth, ' +
      'geburtsdatum, geburtstag, geboren, geboren am, geb., geb. am, alter, geburtsdatum und -ort, geburtsdatum, -ort, geburtsdatum/-ort, ' +
      'date de naissance, date et lieu de naissance, ne le, nee le, ne(e) le, age, ' +
      'fecha de nacimiento, fecha y lugar de nacimiento, nacido el, nacida el, edad, ' +
      'data de nascimento, data e local de nascimento, nascido em, nascida em, nascimento, idade, ' +
      'geboortedatum, geboortedatum en -plaats, geboren op, leeftijd',
  ],
  [
    'PHONE',
    'phone, telephone, tel, tel., telephone number, phone number, mobile, mobile phone, cell, cell phone, fax, whatsapp, ' +
      'telefon, telefonnummer, mobil, mobiltelefon, handy, handynummer, festnetz, ' +
      'tel. portable, telephone portable, portable, numero de telephone, mobile, ' +
      'telefono, telefono movil, movil, celular, numero de telefono, ' +
      'telefone, telemovel, tlm, tlm., contacto telefonico, ' +
      'telefoon, telefoonnummer, mobiel, mobiel nummer, gsm',
  ],
  [
    'EMAIL',
    'email, e-mail, email address, e-mail address, mail, skype, telegram, signal, e-mail-adresse, mailadresse, courriel, adresse e-mail, adresse mail, correo, correo electronico, correio eletronico, endereco eletronico, e-mailadres, mailadres',
  ],
  [
    'PERSONAL',
    'nationality, citizenship, marital status, civil status, gender, sex, religion, children, passport, passport number, passport no, national insurance number, ni number, social security number, ssn, tax id, driving licence number, student number, ' +
      'nationalitat, staatsangehorigkeit, staatsburgerschaft, familienstand, geschlecht, konfession, religionszugehorigkeit, kinder, personalausweis, ausweisnummer, reisepass, sozialversicherungsnummer, steuer-id, steuernummer, matrikelnummer, ' +
      'nationalite, situation familiale, situation matrimoniale, etat civil, sexe, enfants, numero de securite sociale, passeport, ' +
      'nacionalidad, estado civil, sexo, hijos, dni, nie, nif, documento de identidad, pasaporte, numero de la seguridad social, ' +
      'nacionalidade, genero, filhos, cpf, rg, cartao de cidadao, bilhete de identidade, contribuinte, numero de contribuinte, passaporte, niss, ' +
      'nationaliteit, burgerlijke staat, geslacht, kinderen, bsn, burgerservicenummer, paspoort, rijksregisternummer',
  ],
]

/** In front of somebody's name. As they are written: "will" and "don" are other words. */
export const honorifics =
  'Herr Herrn Hr Fr Frau Mr Mrs Ms Miss Mx Sir Lady Dr DR Dra Prof Professor Professorin Profa Mme Mlle Monsieur Madame Mademoiselle Me Maître Don Doña Sr Sra Srta Señor Señora Señorita Senhor Senhora Dona Exmo Exma Dhr dhr De\u00a0heer Mevr mevr Mevrouw mevrouw Meneer meneer mw Mw Drs drs don doña dona señor señora señorita sr sra senhor senhora monsieur madame mademoiselle'
