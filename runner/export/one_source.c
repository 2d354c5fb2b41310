/* SPDX-License-Identifier: Apache-2.0 */
#include "export/one_source.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"

/* What begins in the first column: a definition, a declaration or a macro, with the comment above it. */
struct definition {
    char *text;
    struct strings names;
    bool used;
};

struct linking {
    const struct one_source *sources;
    struct strings includes;
    struct definition *items;
    size_t count;
};

static bool is_part(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool has(const struct strings *list, const char *name, size_t length)
{
    for (size_t i = 0; i < list->count; i++)
        if (strlen(list->items[i]) == length && strncmp(list->items[i], name, length) == 0)
            return true;
    return false;
}

static size_t length_of_name(const char *text)
{
    size_t length = 0;
    while (is_part(text[length]))
        length++;
    return length;
}

static const char *line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

/* ---- What of the sources is left out -------------------------------------- */

static size_t indentation(const char *line)
{
    return strspn(line, " ");
}

/* "case X:" of one that is unused. */
static bool is_unused_case(const struct strings *unused, const char *line)
{
    line += indentation(line);
    if (!begins(line, "case "))
        return false;
    size_t length = length_of_name(line + 5);
    return has(unused, line + 5, length) && line[5 + length] == ':';
}

/* "[X] = VALUE," on a line of its own. */
static bool is_unused_row(const struct strings *unused, const char *line)
{
    size_t length = strcspn(line, "\n");
    const char *name = line + indentation(line) + 1;
    return name[-1] == '[' && line[length - 1] == ',' && has(unused, name, length_of_name(name));
}

static bool ends_body(const char *line, size_t depth)
{
    return indentation(line) == depth
           && (begins(line + depth, "case ") || begins(line + depth, "default:")
               || line[depth] == '}');
}

/* Copies the text without the rows and cases of what is unused: of a case with several labels the last
 * one that is used has the statements. */
static char *without_unused(const char *text, const struct strings *unused)
{
    char *result = xcalloc(strlen(text) + 1, 1), *end = result;
    bool labelled = false; /* a label that is used came directly before */
    for (const char *next, *line = text; *line != '\0'; line = next) {
        next = line_after(line);
        if (is_unused_row(unused, line))
            continue;
        if (is_unused_case(unused, line)) {
            size_t depth = indentation(line);
            while (!labelled && *next != '\0' && !ends_body(next, depth))
                next = line_after(next);
            continue;
        }
        memcpy(end, line, (size_t)(next - line));
        end += next - line;
        labelled = begins(line + indentation(line), "case ");
    }
    return result;
}

/* ---- Definitions ---------------------------------------------------------- */

/* What follows a comment or a literal, or the text itself. */
static const char *after_quotation(const char *text)
{
    if (begins(text, "/*")) {
        const char *end = strstr(text, "*/");
        return end != NULL ? end + 2 : text + strlen(text);
    }
    if (*text != '"' && *text != '\'')
        return text;
    const char *end = text + 1;
    while (*end != '\0' && *end != *text)
        end += *end == '\\' && end[1] != '\0' ? 2 : 1;
    return *end != '\0' ? end + 1 : end;
}

/* The end of the definition that begins here. */
static const char *definition_end(const char *text)
{
    int depth = 0;
    char last = '\0';
    while (*text != '\0') {
        const char *behind = after_quotation(text);
        if (behind > text) {
            text = behind;
            continue;
        }
        if (*text == '\n' && depth == 0 && (last == ';' || last == '}'))
            return text + 1;
        depth += (strchr("({", *text) != NULL) - (strchr(")}", *text) != NULL);
        last = isspace((unsigned char)*text) ? last : *text;
        text++;
    }
    return text;
}

static const char *macro_end(const char *text)
{
    const char *end = text;
    while (*end != '\0' && (*end != '\n' || end[-1] == '\\'))
        end++;
    return end + (*end == '\n');
}

static void add_name(struct definition *definition, const char *name, size_t length)
{
    if (length > 0 && !isdigit((unsigned char)*name))
        strings_add(&definition->names, xprintf("%.*s", (int)length, name));
}

/* Of enumerations all words are names of it. */
static void add_words(struct definition *definition, const char *text)
{
    while (*text != '\0') {
        const char *behind = after_quotation(text);
        size_t length = length_of_name(text);
        add_name(definition, text, length);
        text = behind > text ? behind : text + length + (length == 0);
    }
}

/* The word before the parameters, the bounds, the value or the end. */
static void add_declared(struct definition *definition, const char *text)
{
    const char *name = text;
    size_t length = 0;
    int depth = 0;
    if (begins(text, "__attribute__"))
        text = strstr(text, "))") + 2;
    for (; *text != '\0'; text++) {
        if (depth == 0 && strchr("([=;", *text) != NULL && length > 0)
            break;
        depth += (*text == '{') - (*text == '}');
        if (depth == 0 && is_part(*text)) {
            name = text;
            length = length_of_name(text);
            text += length - 1;
        }
    }
    add_name(definition, name, length);
}

static void find_names(struct definition *definition, const char *text)
{
    size_t tag = begins(text, "struct ") ? length_of_name(text + 7) : 0;
    if (begins(text, "#define "))
        add_name(definition, text + 8, length_of_name(text + 8));
    else if (begins(text, "enum ") && strpbrk(text, "{(=")[0] == '{')
        add_words(definition, text);
    else if (tag > 0 && begins(text + 7 + tag, " {"))
        add_name(definition, text + 7, tag);
    else
        add_declared(definition, text);
}

static void add_definition(struct linking *linking, const char *comment, const char *text,
                           const char *end)
{
    linking->items = xgrow(linking->items, linking->count, sizeof *linking->items);
    struct definition *added = &linking->items[linking->count++];
    *added = (struct definition){.text = xprintf("%.*s", (int)(end - comment), comment)};
    find_names(added, added->text + (text - comment));
}

static int read_source(struct linking *linking, const char *path);

static int read_included(struct linking *linking, const char *line)
{
    const char *name = line + strlen("#include \"");
    int length = (int)strcspn(name, "\"");
    if (line[strlen("#include ")] == '<') {
        char *whole = xprintf("%.*s", (int)strcspn(line, "\n"), line);
        strings_add_once(&linking->includes, whole);
        free(whole);
        return 0;
    }
    if (length < 4 || strncmp(name + length - 4, ".inc", 4) != 0)
        return 0;
    char *path = xprintf("%s/%.*s", linking->sources->generated, length, name);
    int result = read_source(linking, path);
    free(path);
    return result;
}

/* A guard has nothing behind its name. */
static bool is_macro(const char *line)
{
    if (!begins(line, "#define "))
        return false;
    const char *behind = line + 8 + length_of_name(line + 8);
    return *behind != '\n';
}

static int read_definitions(struct linking *linking, const char *text)
{
    const char *comment = NULL;
    int result = 0;
    for (const char *next, *line = text; *line != '\0' && result == 0; line = next) {
        next = line_after(line);
        const char *start = comment != NULL ? comment : line;
        comment = NULL;
        if (begins(line, "/*")) {
            next = line_after(after_quotation(line));
            comment = line;
        } else if (is_macro(line)) {
            next = macro_end(line);
            add_definition(linking, start, line, next);
        } else if (begins(line, "#include ")) {
            result = read_included(linking, line);
        } else if (*line != '#' && *line != '\n') {
            next = definition_end(line);
            add_definition(linking, start, line, next);
        }
    }
    return result;
}

static int read_source(struct linking *linking, const char *path)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return -1;
    char *kept = without_unused(text, linking->sources->unused);
    int result = read_definitions(linking, kept);
    free(kept);
    free(text);
    return result;
}

/* ---- Those that are used --------------------------------------------------- */

static void use_name(struct linking *linking, const char *name, size_t length);

/* Names of members are no uses. */
static void use_text(struct linking *linking, const char *text)
{
    for (char before = '\n'; *text != '\0'; before = text[-1]) {
        const char *behind = after_quotation(text);
        size_t length = length_of_name(text);
        if (length > 0 && before != '.' && before != '>')
            use_name(linking, text, length);
        text = behind > text ? behind : text + length + (length == 0);
    }
}

static void use_name(struct linking *linking, const char *name, size_t length)
{
    for (size_t i = 0; i < linking->count; i++) {
        struct definition *definition = &linking->items[i];
        if (definition->used || !has(&definition->names, name, length))
            continue;
        definition->used = true;
        use_text(linking, definition->text);
    }
}

/* A declaration of a function that is not defined. */
static bool is_left_over(const struct linking *linking, const struct definition *declaration)
{
    const char *text = declaration->text;
    if (declaration->names.count != 1 || !begins(text + strlen(text) - 3, ");"))
        return false;
    const char *name = declaration->names.items[0];
    for (size_t i = 0; i < linking->count; i++)
        if (linking->items[i].used && &linking->items[i] != declaration
            && has(&linking->items[i].names, name, strlen(name)))
            return false;
    return true;
}

static char *used_text(struct linking *linking, const char *first)
{
    char *result = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&result, &size);
    strings_sort(&linking->includes);
    for (size_t i = 0; i < linking->includes.count; i++)
        fprintf(stream, "%s\n", linking->includes.items[i]);
    fprintf(stream, "\n%s", first);
    bool was_line = false;
    for (size_t i = 0; i < linking->count; i++) {
        const char *text = linking->items[i].text;
        bool is_line = line_after(text)[0] == '\0';
        if (linking->items[i].used && !is_left_over(linking, &linking->items[i]))
            fprintf(stream, "%s%s", was_line && is_line ? "" : "\n", text);
        was_line = linking->items[i].used ? is_line : was_line;
    }
    fclose(stream);
    return result;
}

char *one_c_source(const struct one_source *sources, const char *first)
{
    struct linking linking = {.sources = sources};
    int status = 0;
    for (size_t i = 0; i < sources->paths->count && status == 0; i++)
        status = read_source(&linking, sources->paths->items[i]);
    for (size_t i = 0; i < sources->roots->count; i++)
        use_name(&linking, sources->roots->items[i], strlen(sources->roots->items[i]));
    char *result = status == 0 ? used_text(&linking, first) : NULL;
    for (size_t i = 0; i < linking.count; i++) {
        free(linking.items[i].text);
        strings_free(&linking.items[i].names);
    }
    free(linking.items);
    strings_free(&linking.includes);
    return result;
}

/* ---- Java ------------------------------------------------------------------ */

/* A public class needs a file of its own. */
static void put_classes(FILE *stream, const char *text)
{
    for (const char *line = text; *line != '\0'; line = line_after(line)) {
        if (begins(line, "import ") || begins(line, "package ") || begins(line, "// SPDX"))
            continue;
        line += begins(line, "public final class ") ? strlen("public ") : 0;
        fprintf(stream, "%.*s", (int)(line_after(line) - line), line);
    }
}

static void add_imports(struct strings *imports, const char *text)
{
    for (const char *line = text; *line != '\0'; line = line_after(line))
        if (begins(line, "import ")) {
            char *whole = xprintf("%.*s", (int)strcspn(line, "\n"), line);
            strings_add_once(imports, whole);
            free(whole);
        }
}

char *one_java_source(const struct strings *paths)
{
    struct strings imports = {0};
    char *result = NULL, *classes = NULL, *package = NULL;
    size_t size = 0;
    bool whole = true;
    FILE *stream = open_memstream(&classes, &size);
    for (size_t i = 0; i < paths->count && whole; i++) {
        char *text = file_read_loudly(paths->items[i], NULL);
        whole = text != NULL;
        if (!whole)
            break;
        const char *named = strstr(text, "package ");
        if (package == NULL && named != NULL)
            package = xprintf("%.*s", (int)strcspn(named, "\n"), named);
        add_imports(&imports, text);
        put_classes(stream, text);
        free(text);
    }
    fclose(stream);
    strings_sort(&imports);
    if (whole) {
        char *lines = strings_lines(&imports);
        result = xprintf("// SPDX-License-Identifier: Apache-2.0\n%s\n\n%s%s",
                         package != NULL ? package : "", lines, classes);
        free(lines);
    }
    strings_free(&imports);
    free(package);
    free(classes);
    return result;
}
