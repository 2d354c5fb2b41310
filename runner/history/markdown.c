/* SPDX-License-Identifier: Apache-2.0 */
#include "history/markdown.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"

enum { LINE_LENGTH = 120 };

static size_t longest_ticks(const char *text)
{
    size_t longest = 0;
    for (; *text != '\0'; text += *text != '\0') {
        size_t ticks = strspn(text, "`");
        longest = ticks > longest ? ticks : longest;
        text += ticks;
    }
    return longest;
}

static void put_ticks(FILE *stream, size_t count)
{
    for (size_t i = 0; i < count; i++)
        fputc('`', stream);
}

/* The first characters of the text, without control characters. Allocated. */
static char *shortened(const char *text, size_t most)
{
    char *plain = utf8_plain(text, strlen(text));
    size_t end = strlen(plain) > most ? most : strlen(plain);
    while (plain[end] != '\0' && ((unsigned char)plain[end] & 0xc0) == 0x80)
        end--;
    char *result = xprintf("%.*s%s", (int)end, plain, plain[end] != '\0' ? "..." : "");
    free(plain);
    return result;
}

/* Between more backticks than there are in it together. */
void markdown_code(FILE *stream, const char *text)
{
    char *plain = shortened(text, 2 * LINE_LENGTH);
    size_t ticks = longest_ticks(plain) + 1;
    bool padded = plain[0] == '`' || plain[0] == '\0' || plain[strlen(plain) - 1] == '`';
    const char *pad = padded ? " " : "";
    put_ticks(stream, ticks);
    fprintf(stream, "%s%s%s", pad, plain, pad);
    put_ticks(stream, ticks);
    free(plain);
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

void markdown_lines(FILE *stream, const struct recorded_result *result, size_t most)
{
    const json_t *comparison = json_object_get(result->object, "comparison");
    struct strings lines = {0};
    size_t index, ticks = 2, more = 0;
    json_t *line;
    json_array_foreach (comparison, index, line) {
        const char *kind = text_in(line, "kind");
        if (strcmp(kind, "same") == 0)
            continue;
        if (lines.count == most) {
            more++;
            continue;
        }
        char *text = shortened(text_in(line, "text"), LINE_LENGTH);
        size_t here = longest_ticks(text);
        ticks = here > ticks ? here : ticks;
        strings_add(&lines, xprintf("%c %s", strcmp(kind, "missing") == 0 ? '-' : '+', text));
        free(text);
    }
    if (lines.count > 0) {
        fputs("\n  ", stream);
        put_ticks(stream, ticks + 1);
        fputs("diff\n", stream);
        for (size_t i = 0; i < lines.count; i++)
            fprintf(stream, "  %s\n", lines.items[i]);
        if (more > 0)
            fprintf(stream, "  ... and %zu more line%s\n", more, noun_end(more));
        fputs("  ", stream);
        put_ticks(stream, ticks + 1);
        fputs("\n\n", stream);
    }
    strings_free(&lines);
}
