/**
 * A photo in a Word file: anchored at the end of the page's head, so that it takes no line of the
 * text and a program that reads the text does not meet it.
 */

/** Where its bytes stand in the file. */
export const photoPart = 'word/media/photo.jpg'
export const photoType = '<Default Extension="jpg" ContentType="image/jpeg"/>'
export const photoId = 'photo'

/** 28 mm, in the format's own measure. */
const side = 1_008_000
const names =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const picture = 'http://schemas.openxmlformats.org/drawingml/2006/picture'

/** A run with the photo; `says` is read to whoever does not see it, and is escaped already. */
export const photoRun = (says: string): string =>
  `<w:r><w:drawing><wp:anchor ${names} distT="0" distB="0" distL="152400" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV><wp:extent cx="${side}" cy="${side}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="photo" descr="${says}"/><wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr><a:graphic><a:graphicData uri="${picture}"><pic:pic xmlns:pic="${picture}"><pic:nvPicPr><pic:cNvPr id="1" name="photo" descr="${says}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${photoId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${side}" cy="${side}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`
