/** What letters stand for in Spanish resumes, the English name beside it where both are used; see `wordings.ts`. */
export const letterWordingsEs = `
rrhh rr_hh recursos_humanos
pyme pymes pequenas_y_medianas_empresas pequena_y_mediana_empresa
plc automata automatas automatas_programables
nee necesidades_educativas_especiales
ap atencion_primaria
ecg electrocardiograma electrocardiogramas
nc no_conformidades no_conformidad
tfg trabajo_de_fin_de_grado trabajo_fin_de_grado
ta tension_arterial
al audicion_y_lenguaje
bt baja_tension
so sistema_operativo sistemas_operativos
`
