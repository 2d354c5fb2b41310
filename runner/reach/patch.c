/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/patch.h"

#include <ctype.h>
#include <fnmatch.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/numbering.h"

struct reading {
    struct patch *patch;
    struct numbering seen; /* names behind the numbers of their files */
    bool counts;           /* the functions of the file */
    size_t file;           /* its number */
    char *name;            /* of what the line is in; or NULL */
    bool added;            /* that */
    /* Lines of the hunk that are still to come, in the old file and in the new one. */
    unsigned long before, after;
    size_t hunks;
};

static bool is_of_name(char c)
{
    return isalnum((unsigned char)c) || strchr("_:~", c) != NULL;
}

/* The name that ends before `end`. Allocated; NULL if there is none. */
static char *name_before(const char *line, const char *end)
{
    while (end > line && end[-1] == ' ')
        end--;
    const char *start = end;
    while (start > line && is_of_name(start[-1]))
        start--;
    while (start < end && *start == ':')
        start++;
    return start < end ? xprintf("%.*s", (int)(end - start), start) : NULL;
}

/* As in JVM_ENTRY(jclass, JVM_DefineClass(...)). */
static bool is_macro(const char *name)
{
    for (const char *c = name; *c != '\0'; c++)
        if (!isupper((unsigned char)*c) && !isdigit((unsigned char)*c) && *c != '_')
            return false;
    return true;
}

static char *class_of(const char *line)
{
    const char *name = strchr(line, ' ');
    name += strspn(name, " ");
    size_t length = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
    bool is_defined = length > 0 && strchr(name, ';') == NULL;
    return is_defined ? xprintf("%.*s::*", (int)length, name) : NULL;
}

/* What the definition that begins in this line is of; NULL for any other line. Allocated. */
static char *definition_in(const char *line)
{
    const char *open = strchr(line, '(');
    if (text_begins(line, "class ") || text_begins(line, "struct "))
        return class_of(line);
    size_t length = strlen(line);
    bool is_declared = length > 0 && line[length - 1] == ';';
    if (open == NULL || is_declared || (!isalpha((unsigned char)*line) && *line != '_'))
        return NULL;
    char *name = name_before(line, open);
    if (name == NULL || !is_macro(name))
        return name;
    free(name);
    open = strchr(open + 1, '(');
    return open != NULL ? name_before(line, open) : NULL;
}

static void set_name(struct reading *reading, char *name)
{
    free(reading->name);
    reading->name = name;
    reading->added = false;
}

static void add(struct reading *reading)
{
    struct patch *patch = reading->patch;
    const char *name = reading->name != NULL ? reading->name : "";
    char *key = xprintf("%zu %s", reading->file, name);
    if (numbering_add(&reading->seen, key) == patch->count) {
        patch->items = xgrow(patch->items, patch->count, sizeof *patch->items);
        patch->items[patch->count++] = (struct patched){xstrdup(name),
                                                        patch->files.texts.items[reading->file]};
    }
    free(key);
    reading->added = true;
}

/* Both lines of a file may name it. */
static void add_ignored(struct strings *ignored, const char *path)
{
    bool is_known = ignored->count > 0 && strcmp(ignored->items[ignored->count - 1], path) == 0;
    if (!is_known && strcmp(path, "/dev/null") != 0)
        strings_add(ignored, xstrdup(path));
}

/* "+++ b/src/hotspot/share/prims/jvmtiTagMap.cpp". */
static void read_file(struct reading *reading, char *path)
{
    static const char *const sources[] = {"*.cpp", "*.hpp", "*.cc", "*.c", "*.h"};
    path[strcspn(path, "\t\r")] = '\0';
    if (text_begins(path, "a/") || text_begins(path, "b/"))
        path += 2;
    bool is_source = false, is_test = text_begins(path, "test/");
    for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++)
        is_source |= fnmatch(sources[i], path, 0) == 0;
    reading->counts = is_source && !is_test;
    reading->added = false;
    if (reading->counts)
        reading->file = numbering_add(&reading->patch->files, path);
    else if (!is_test)
        add_ignored(&reading->patch->ignored, path);
}

/* The number of lines in "-12,7 " or "+12 ", behind the sign. */
static unsigned long lines_of(const char *range)
{
    const char *comma = range + strspn(range, "0123456789");
    return *comma == ',' ? strtoul(comma + 1, NULL, 10) : 1;
}

static void read_hunk(struct reading *reading, const char *line)
{
    const char *after = strchr(line, '+');
    const char *end = after != NULL ? strstr(after, " @@") : NULL;
    if (end == NULL)
        return;
    reading->hunks++;
    reading->before = lines_of(line + strlen("@@ -"));
    reading->after = lines_of(after + 1);
    end += strlen(" @@");
    set_name(reading, definition_in(end + strspn(end, " ")));
}

static void read_change(struct reading *reading, const char *line)
{
    reading->before -= (*line == '-' || *line == ' ' || *line == '\0') && reading->before > 0;
    reading->after -= (*line == '+' || *line == ' ' || *line == '\0') && reading->after > 0;
    if (*line == '\0' || *line == '\\')
        return;
    char *name = definition_in(line + 1);
    if (name != NULL)
        set_name(reading, name);
    if (*line != ' ' && reading->counts && !reading->added)
        add(reading);
}

static void read_line(struct reading *reading, char *line)
{
    if (reading->before > 0 || reading->after > 0)
        read_change(reading, line);
    else if (text_begins(line, "@@ -"))
        read_hunk(reading, line);
    else if (text_begins(line, "--- ")
             || (text_begins(line, "+++ ") && strcmp(line, "+++ /dev/null") != 0))
        read_file(reading, line + strlen("+++ "));
}

int patch_read(struct patch *patch, char *text)
{
    *patch = (struct patch){0};
    struct reading reading = {.patch = patch};
    char *rest = text, *line;
    while ((line = strsep(&rest, "\n")) != NULL)
        read_line(&reading, line);
    numbering_free(&reading.seen);
    free(reading.name);
    if (reading.hunks > 0)
        return 0;
    patch_free(patch);
    return -1;
}

void patch_free(struct patch *patch)
{
    for (size_t i = 0; i < patch->count; i++)
        free(patch->items[i].name);
    free(patch->items);
    numbering_free(&patch->files);
    strings_free(&patch->ignored);
    *patch = (struct patch){0};
}
