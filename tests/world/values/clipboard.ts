/** As Word for Windows puts it on the clipboard. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span lang=EN-US style='mso-ansi-language:EN-US'>Spring <b>tour</b><o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='mso-fareast-font-family:"Times New Roman"'>Bold</span></b> and
<i style='mso-bidi-font-style:normal'>italic</i>, <u>under</u>, <a href="https://example.org/tickets"><span style='color:#0563C1'>tickets</span></a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Helsinki<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Late <b>show</b></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Tampere</p>
<p class=MsoNormal>Then</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span><![endif]>Third</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span><![endif]>Fourth</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>left</p></td><td>right</td></tr></table>
<!--EndFragment--></body></html>`;

/** As Google Docs does: all in a bold element that is not bold, weights in styles. */
export const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Spring tour</span></h2>
<p dir="ltr"><span style="font-weight:400;">Plain </span><span style="font-weight:700;">bold</span><span style="font-style:italic;font-weight:400;"> italic</span><span style="text-decoration:underline;font-weight:400;"> under</span><span style="font-weight:400;"> </span><a href="https://example.org/tickets" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">tickets</span></a></p>
<ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Helsinki</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Late show</span></p></li></ul></ul><ol><li style="list-style-type:lower-alpha;"><p><span>One</span></p></li></ol></b><br class="Apple-interchange-newline">`;

/** As Chrome copies from a page, with the looks it had there. */
export const PAGE = `<html><body><!--StartFragment--><h3 style="box-sizing: border-box; font-weight: 600; color: rgb(1, 2, 3);">Heading</h3>
<p style="margin: 0px; font-family: Arial; text-decoration-style: initial;">Some <strong style="font-weight: 700;">bold</strong> <span style="font-weight: 400;">text</span>, <code>code</code> and <a href="https://example.org/x" class="x" title="y" target="_self" rel="opener" onclick="alert(1)" style="text-decoration: underline;">a link</a>, <a href="javascript:alert(1)">a bad one</a><img src="https://example.org/t.gif" alt="spy"></p><h5>Five</h5><blockquote>Quote</blockquote><script>alert(1)</script><style>p{}</style><!--EndFragment--></body></html>`;
