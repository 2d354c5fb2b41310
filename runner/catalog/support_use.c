/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/support_use.h"

#include <ctype.h>
#include <glob.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_text.h"
#include "base/files.h"

/* A function, a variable or a macro. */
struct definition {
    char *name;
    const char *file; /* below the directory */
    bool internal;    /* static */
    bool core;        /* of the module agent */
    char *text;
};

struct support_index {
    struct strings files;
    struct definition *items; /* by name */
    size_t count;
};

/* ---- Reading definitions ------------------------------------------------ */

static void blank_comments(char *text)
{
    for (char *at = text; (at = strstr(at, "/*")) != NULL;) {
        char *end = strstr(at, "*/");
        end = end != NULL ? end + 2 : at + strlen(at);
        for (; at < end; at++)
            if (*at != '\n')
                *at = ' ';
    }
}

static const char *after_word(const char *at, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(at, word, length) != 0 || c_text_is_part(at[length]))
        return at;
    at += length;
    return at + strspn(at, " \n");
}

/* What is behind the bracket that belongs to the one at `at`. */
static const char *after_brackets(const char *at)
{
    int depth = 0;
    do {
        depth += (strchr("({", *at) != NULL) - (strchr(")}", *at) != NULL);
        at++;
    } while (depth > 0 && *at != '\0');
    return at;
}

/* The comma or the semicolon behind the value of a variable. */
static const char *after_value(const char *at, const char *end)
{
    while (at < end && *at != ',' && *at != ';')
        at = *at == '(' || *at == '{' ? after_brackets(at) : at + 1;
    return at;
}

static void add(struct support_index *index, const struct definition *definition)
{
    index->items = xgrow(index->items, index->count, sizeof *index->items);
    index->items[index->count++] = *definition;
}

/* Adds the names that a declaration outside of functions defines: that before a list of parameters,
 * or those before a comma, an array's bounds, a value or the end. */
static void add_names(struct support_index *index, const struct definition *file, const char *start,
                      const char *end)
{
    struct definition definition = *file;
    definition.internal = strncmp(start, "static ", 7) == 0;
    const char *at = after_word(start, "static");
    if (strncmp(at, "extern", 6) == 0 || strncmp(at, "typedef", 7) == 0)
        return;
    at = after_word(at, "const");
    if (strncmp(at, "__attribute__", 13) == 0)
        at = after_brackets(at + 13);
    if (strncmp(at, "struct", 6) == 0 || strncmp(at, "enum", 4) == 0) {
        const char *brace = at + strcspn(at, "{;=(");
        at = *brace == '{' ? after_brackets(brace) : at;
    }
    const char *first = at;
    for (; at < end && strchr(";{", *at) == NULL; at++) {
        if (*at == '=') {
            at = after_value(at, end);
            if (at >= end || *at == ';')
                return;
            continue;
        }
        size_t length = c_text_word(at);
        if (length == 0)
            continue;
        const char *next = at + length + strspn(at + length, " \n");
        if (*next == '(' && at == first) { /* a macro that stands for the head of a function */
            definition.internal = true;
            at = next + 1;
            next = at + strcspn(at, ",)");
            length = (size_t)(next - at);
            next = "(";
        }
        if (strchr("(,[=;", *next) != NULL) {
            definition.name = xprintf("%.*s", (int)length, at);
            definition.text = xprintf("%.*s", (int)(end - start), start);
            add(index, &definition);
        }
        if (*next == '(')
            return;
        at += length - 1;
    }
}

static void add_macro(struct support_index *index, const struct definition *file, const char *start)
{
    struct definition definition = *file;
    const char *name = start + strlen("#define ");
    const char *end = name;
    size_t length = c_text_word(name);
    while (*end != '\0' && (*end != '\n' || end[-1] == '\\'))
        end++;
    definition.name = xprintf("%.*s", (int)length, name);
    definition.text = xprintf("%.*s", (int)(end - start), start);
    add(index, &definition);
}

/* A definition begins in the first column and ends before the next one. */
static void read_definitions(struct support_index *index, const char *directory, const char *path)
{
    char *text = file_read(path, NULL);
    if (text == NULL)
        return;
    blank_comments(text);
    strings_add(&index->files, xstrdup(path + strlen(directory) + 1));
    const char *name = index->files.items[index->files.count - 1];
    bool is_source = name[strlen(name) - 1] == 'c';
    bool is_core = strncmp(name, "agent/", strlen("agent/")) == 0;
    const struct definition file = {.file = name, .core = is_core};
    const char *start = NULL;
    for (const char *line = text;; line += strcspn(line, "\n"), line += *line == '\n') {
        bool begins = *line == '\0' || *line == '#' || isalpha((unsigned char)*line)
                      || *line == '_';
        /* What a header declares is defined elsewhere. */
        bool defines = is_source || (start != NULL && strncmp(start, "static ", 7) == 0);
        if (begins && start != NULL && defines)
            add_names(index, &file, start, line);
        if (begins)
            start = *line != '#' && *line != '\0' ? line : NULL;
        if (strncmp(line, "#define ", strlen("#define ")) == 0)
            add_macro(index, &file, line);
        if (*line == '\0')
            break;
    }
    free(text);
}

static int by_name(const void *a, const void *b)
{
    const struct definition *one = a, *other = b;
    return strcmp(one->name, other->name);
}

struct support_index *support_index_read(const char *directory)
{
    struct support_index *index = xcalloc(1, sizeof *index);
    glob_t found = {0};
    char *pattern = xprintf("%s/*/*.[ch]", directory);
    if (glob(pattern, 0, NULL, &found) == 0)
        for (size_t i = 0; i < found.gl_pathc; i++)
            read_definitions(index, directory, found.gl_pathv[i]);
    globfree(&found);
    free(pattern);
    if (index->count > 0)
        qsort(index->items, index->count, sizeof *index->items, by_name);
    return index;
}

void support_index_free(struct support_index *index)
{
    for (size_t i = 0; i < index->count; i++) {
        free(index->items[i].name);
        free(index->items[i].text);
    }
    free(index->items);
    strings_free(&index->files);
    free(index);
}

/* ---- Finding those that are used ---------------------------------------- */

struct use_search {
    const struct support_index *index;
    bool *used; /* by definition */
};

static size_t first_of_name(const struct support_index *index, const char *name)
{
    size_t low = 0, high = index->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (strcmp(index->items[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void search_text(const struct use_search *search, const char *text, const char *file);

static void search_name(const struct use_search *search, const char *name, const char *file)
{
    const struct support_index *index = search->index;
    for (size_t i = first_of_name(index, name);
         i < index->count && strcmp(index->items[i].name, name) == 0; i++) {
        const struct definition *definition = &index->items[i];
        if (search->used[i]
            || (definition->internal && (file == NULL || strcmp(file, definition->file) != 0)))
            continue;
        search->used[i] = true;
        search_text(search, definition->text, definition->file);
    }
}

/* `file` is that of the library that the text is in, or NULL. */
static void search_text(const struct use_search *search, const char *text, const char *file)
{
    char name[128];
    while (*text != '\0') {
        size_t length = c_text_word(text);
        if (length > 0 && length < sizeof name) {
            memcpy(name, text, length);
            name[length] = '\0';
            search_name(search, name, file);
        }
        text += length;
        const char *behind = c_text_after_quotation(text);
        text = behind > text ? behind : text + (length == 0);
    }
}

void support_use_find(const struct support_index *index, const char *text, struct support_use *use)
{
    struct use_search search = {index, xcalloc(index->count + 1, sizeof *search.used)};
    size_t length = 0;
    FILE *stream = open_memstream(&use->text, &length);
    search_text(&search, text, NULL);
    for (size_t i = 0; i < index->count; i++) {
        if (!search.used[i])
            continue;
        const char *file = index->items[i].file;
        if (!index->items[i].core)
            fprintf(stream, "%s\n", index->items[i].text);
        if (file[strlen(file) - 1] == 'c')
            strings_add_once(&use->files, file);
    }
    fclose(stream);
    free(search.used);
}

void support_use_free(struct support_use *use)
{
    strings_free(&use->files);
    free(use->text);
    *use = (struct support_use){0};
}
