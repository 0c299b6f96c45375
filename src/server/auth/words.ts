/** The words of the server's own pages of sign-in, in the product's six languages. */
import type { Language } from '#domain/language/languages.ts'

export interface Words {
  title: string
  lead: string
  email: string
  name: string
  nameHint: string
  submit: string
  back: string
  note: string
  code: string
  codeHint: string
  codeWrong: string
  noteWithCode: string
  emailWrong: string
  nameWrong: string
  unavailable: string
  unavailableLead: string
  again: string
  elsewhere: string
  elsewhereLead: string
}

export const words: Record<Language, Words> = {
  en: {
    title: 'Sign in',
    lead: 'No password, and no account elsewhere.',
    email: 'E-mail',
    name: 'Name',
    nameHint: 'As it should stand in your account.',
    submit: 'Continue',
    back: 'Back',
    note: 'Sign-in is local to this machine: whoever uses this computer can sign in, with any address.',
    code: 'Code',
    codeHint: 'The sign-in code of this computer; whoever set Lapel up knows it.',
    codeWrong: 'That is not the sign-in code of this computer.',
    noteWithCode:
      'Sign-in is local to this machine: whoever knows the code can sign in, with any address.',
    emailWrong: 'Enter an e-mail address, such as ana@example.org.',
    nameWrong: 'Enter a name of at most 200 characters.',
    unavailable: 'Sign-in is not available',
    unavailableLead:
      'The sign-in service does not answer right now. Nothing is wrong with your account.',
    again: 'Try again',
    elsewhere: 'Sign-in works only on this machine',
    elsewhereLead:
      'Here people sign in only on the machine that Lapel runs on. To use it through a proxy or from elsewhere, set PUBLIC_URL and OIDC_ISSUER_URL.',
  },
  de: {
    title: 'Anmelden',
    lead: 'Ohne Passwort und ohne Konto anderswo.',
    email: 'E-Mail',
    name: 'Name',
    nameHint: 'So, wie er in Ihrem Konto stehen soll.',
    submit: 'Weiter',
    back: 'Zurück',
    note: 'Die Anmeldung gilt nur auf diesem Rechner: Wer diesen Computer benutzt, kann sich anmelden, mit jeder Adresse.',
    code: 'Code',
    codeHint: 'Der Anmeldecode dieses Computers; wer Lapel eingerichtet hat, kennt ihn.',
    codeWrong: 'Das ist nicht der Anmeldecode dieses Computers.',
    noteWithCode:
      'Die Anmeldung gilt nur auf diesem Rechner: Wer den Code kennt, kann sich anmelden, mit jeder Adresse.',
    emailWrong: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ana@example.org.',
    nameWrong: 'Geben Sie einen Namen mit höchstens 200 Zeichen ein.',
    unavailable: 'Anmeldung nicht möglich',
    unavailableLead:
      'Der Anmeldedienst antwortet gerade nicht. Mit Ihrem Konto ist alles in Ordnung.',
    again: 'Erneut versuchen',
    elsewhere: 'Anmelden geht nur an diesem Rechner',
    elsewhereLead:
      'Hier kann man sich nur an dem Rechner anmelden, auf dem Lapel läuft. Für den Zugriff über einen Proxy oder von einem anderen Gerät müssen PUBLIC_URL und OIDC_ISSUER_URL gesetzt sein.',
  },
  es: {
    title: 'Iniciar sesión',
    lead: 'Sin contraseña y sin cuenta en otro sitio.',
    email: 'Correo electrónico',
    name: 'Nombre',
    nameHint: 'Tal como debe figurar en su cuenta.',
    submit: 'Continuar',
    back: 'Volver',
    note: 'El inicio de sesión es local en este equipo: quien use este ordenador puede iniciar sesión con cualquier dirección.',
    code: 'Código',
    codeHint: 'El código de inicio de sesión de este equipo; lo conoce quien instaló Lapel.',
    codeWrong: 'Ese no es el código de inicio de sesión de este equipo.',
    noteWithCode:
      'El inicio de sesión es local en este equipo: quien conozca el código puede iniciar sesión con cualquier dirección.',
    emailWrong: 'Escriba una dirección de correo, por ejemplo ana@example.org.',
    nameWrong: 'Escriba un nombre de 200 caracteres como máximo.',
    unavailable: 'No se puede iniciar sesión',
    unavailableLead:
      'El servicio de inicio de sesión no responde en este momento. Su cuenta está bien.',
    again: 'Intentar de nuevo',
    elsewhere: 'Solo se puede iniciar sesión en este equipo',
    elsewhereLead:
      'Aquí solo se puede iniciar sesión en el equipo en el que se ejecuta Lapel. Para usarlo a través de un proxy o desde otro dispositivo, configure PUBLIC_URL y OIDC_ISSUER_URL.',
  },
  fr: {
    title: 'Se connecter',
    lead: 'Sans mot de passe, ni compte ailleurs.',
    email: 'E-mail',
    name: 'Nom',
    nameHint: 'Tel qu’il doit figurer dans votre compte.',
    submit: 'Continuer',
    back: 'Retour',
    note: 'La connexion est locale à cette machine : toute personne qui utilise cet ordinateur peut se connecter, avec n’importe quelle adresse.',
    code: 'Code',
    codeHint:
      'Le code de connexion de cet ordinateur ; la personne qui a installé Lapel le connaît.',
    codeWrong: 'Ce n’est pas le code de connexion de cet ordinateur.',
    noteWithCode:
      'La connexion est locale à cette machine : toute personne qui connaît le code peut se connecter, avec n’importe quelle adresse.',
    emailWrong: 'Saisissez une adresse e-mail, par exemple ana@example.org.',
    nameWrong: 'Saisissez un nom de 200 caractères au plus.',
    unavailable: 'Connexion indisponible',
    unavailableLead:
      'Le service de connexion ne répond pas pour le moment. Votre compte n’est pas en cause.',
    again: 'Réessayer',
    elsewhere: 'La connexion n’est possible que sur cette machine',
    elsewhereLead:
      'Ici, on ne peut se connecter que depuis la machine sur laquelle Lapel fonctionne. Pour l’utiliser derrière un proxy ou depuis un autre appareil, définissez PUBLIC_URL et OIDC_ISSUER_URL.',
  },
  pt: {
    title: 'Iniciar sessão',
    lead: 'Sem palavra-passe e sem conta noutro lugar.',
    email: 'E-mail',
    name: 'Nome',
    nameHint: 'Tal como deve constar na sua conta.',
    submit: 'Continuar',
    back: 'Voltar',
    note: 'O início de sessão é local a esta máquina: quem usar este computador pode iniciar sessão, com qualquer endereço.',
    code: 'Código',
    codeHint: 'O código de início de sessão deste computador; quem instalou o Lapel conhece-o.',
    codeWrong: 'Esse não é o código de início de sessão deste computador.',
    noteWithCode:
      'O início de sessão é local a esta máquina: quem souber o código pode iniciar sessão, com qualquer endereço.',
    emailWrong: 'Introduza um endereço de e-mail, por exemplo ana@example.org.',
    nameWrong: 'Introduza um nome com 200 caracteres no máximo.',
    unavailable: 'Início de sessão indisponível',
    unavailableLead:
      'O serviço de início de sessão não responde neste momento. Está tudo bem com a sua conta.',
    again: 'Tentar novamente',
    elsewhere: 'Só é possível iniciar sessão nesta máquina',
    elsewhereLead:
      'Aqui só é possível iniciar sessão na máquina em que o Lapel está a ser executado. Para o usar através de um proxy ou a partir de outro dispositivo, defina PUBLIC_URL e OIDC_ISSUER_URL.',
  },
  nl: {
    title: 'Inloggen',
    lead: 'Zonder wachtwoord en zonder account elders.',
    email: 'E-mail',
    name: 'Naam',
    nameHint: 'Zoals die in uw account moet staan.',
    submit: 'Doorgaan',
    back: 'Terug',
    note: 'Inloggen geldt alleen op deze computer: wie hem gebruikt, kan inloggen, met elk adres.',
    code: 'Code',
    codeHint: 'De inlogcode van deze computer; wie Lapel heeft ingesteld, kent hem.',
    codeWrong: 'Dat is niet de inlogcode van deze computer.',
    noteWithCode:
      'Inloggen geldt alleen op deze computer: wie de code kent, kan inloggen, met elk adres.',
    emailWrong: 'Vul een e-mailadres in, bijvoorbeeld ana@example.org.',
    nameWrong: 'Vul een naam van ten hoogste 200 tekens in.',
    unavailable: 'Inloggen lukt nu niet',
    unavailableLead: 'De inlogdienst antwoordt op dit moment niet. Met uw account is niets mis.',
    again: 'Opnieuw proberen',
    elsewhere: 'Inloggen kan alleen op deze computer',
    elsewhereLead:
      'Hier kunt u alleen inloggen op de computer waarop Lapel draait. Stel PUBLIC_URL en OIDC_ISSUER_URL in om Lapel via een proxy of vanaf een ander apparaat te gebruiken.',
  },
}
