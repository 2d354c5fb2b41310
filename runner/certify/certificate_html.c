/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/certificate_html.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static const char head[] =
    "<!DOCTYPE html>\n"
    "<html lang=\"en\">\n"
    "<head>\n"
    "<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<title>JVM TI conformance</title>\n"
    "<style>\n"
    ":root { color-scheme: light dark; --line: #8888; }\n"
    "body { max-width: 64rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, "
    "sans-serif; overflow-wrap: anywhere; }\n"
    "h1 { line-height: 1.2; }\n"
    "h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }\n"
    "table { border-collapse: collapse; width: 100%; font-size: .9rem; }\n"
    "th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; "
    "vertical-align: top; }\n"
    "th { overflow-wrap: normal; }\n"
    "[align=right] { text-align: right; overflow-wrap: normal; }\n"
    "code, pre { font-size: .875em; white-space: pre-wrap; }\n"
    "@media (max-width: 40rem) { table { font-size: .75rem; } th, td { padding: .125rem .25rem; } "
    "th, [align=right] { overflow-wrap: anywhere; } }\n"
    "@media print { body { max-width: none; font-size: 10pt; } a { color: inherit; } "
    "tr { break-inside: avoid; } }\n"
    "</style>\n"
    "</head>\n"
    "<body>\n"
    "<main>\n";

char *certificate_html(const char *page)
{
    cmark_gfm_core_extensions_ensure_registered();
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
    cmark_syntax_extension *tables = cmark_find_syntax_extension("table");
    if (tables != NULL)
        cmark_parser_attach_syntax_extension(parser, tables);
    cmark_parser_feed(parser, page, strlen(page));
    cmark_node *document = cmark_parser_finish(parser);
    char *body = cmark_render_html(document, CMARK_OPT_DEFAULT,
                                   cmark_parser_get_syntax_extensions(parser));
    char *html = xprintf("%s%s</main>\n</body>\n</html>\n", head, body);
    free(body);
    cmark_node_free(document);
    cmark_parser_free(parser);
    return html;
}

char *certificate_html_maker(void)
{
    return xprintf("cmark-gfm %s", cmark_version_string());
}
