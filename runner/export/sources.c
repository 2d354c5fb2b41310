/* SPDX-License-Identifier: Apache-2.0 */
#include "export/sources.h"

#include <ctype.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_text.h"
#include "base/files.h"
#include "catalog/support_use.h"

/* ---- The C source ------------------------------------------------------- */

/* The name in a line #include "NAME", allocated, or NULL. */
static char *included(const char *line)
{
    static const char word[] = "#include \"";
    if (strncmp(line, word, strlen(word)) != 0)
        return NULL;
    const char *name = line + strlen(word);
    return xprintf("%.*s", (int)strcspn(name, "\"\n"), name);
}

static bool seen_before(struct strings *seen, const char *path)
{
    for (size_t i = 0; i < seen->count; i++)
        if (strcmp(seen->items[i], path) == 0)
            return true;
    strings_add(seen, xstrdup(path));
    return false;
}

/* Copies the file to the stream with the headers that it includes by a path of their own;
 * those of the support library are left to the compiler. */
static int put_whole(FILE *stream, const char *path, struct strings *seen)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return -1;
    char *directory = directory_of(path);
    int result = 0;
    for (const char *line = text; *line != '\0' && result == 0;) {
        size_t length = strcspn(line, "\n");
        char *name = included(line);
        char *header = name != NULL ? xprintf("%s/%s", directory, name) : NULL;
        char *real = header != NULL ? realpath(header, NULL) : NULL;
        if (real == NULL) {
            fprintf(stream, "%.*s\n", (int)length, line);
        } else if (!seen_before(seen, real)) {
            fprintf(stream, "/* ---- %s ---- */\n", name);
            result = put_whole(stream, real, seen);
            fprintf(stream, "/* ---- end of %s ---- */\n", name);
        }
        free(real);
        free(header);
        free(name);
        line += length + (line[length] == '\n');
    }
    free(directory);
    free(text);
    return result;
}

static char *whole_source(const char *path)
{
    char *text = NULL;
    size_t length = 0;
    struct strings seen = {0};
    FILE *stream = open_memstream(&text, &length);
    int result = put_whole(stream, path, &seen);
    fclose(stream);
    strings_free(&seen);
    if (result == 0)
        return text;
    free(text);
    return NULL;
}

/* ---- The Java sources --------------------------------------------------- */

/* A source, the package of its classes ("heap.walk"), and the classes at its top level. */
struct unit {
    char *path; /* below javasrc */
    char *package;
    struct strings classes;
    char *text;
    bool needed, searched;
};

struct units {
    struct unit *items;
    size_t count;
};

static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

void java_sources(struct strings *list, const char *directory)
{
    char *const roots[] = {(char *)directory, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_COMFOLLOW, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
        const char *end = strrchr(entry->fts_name, '.');
        if (entry->fts_info == FTS_F && end != NULL && strcmp(end, ".java") == 0)
            strings_add(list, xstrdup(entry->fts_path + strlen(directory) + 1));
    }
    if (tree != NULL)
        fts_close(tree);
}

static bool is_java_part(char c)
{
    return c_text_is_part(c) || c == '$';
}

/* A class that is declared at the top level begins in the first column. */
static void add_classes(struct unit *unit)
{
    static const char *const kinds[] = {"class ", "interface ", "enum ", "record "};
    for (const char *line = unit->text; line != NULL && *line != '\0';
         line = strchr(line, '\n'), line = line != NULL ? line + 1 : NULL) {
        if (!isalpha((unsigned char)*line) && *line != '@')
            continue;
        for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
            const char *kind = strstr(line, kinds[i]);
            if (kind == NULL || kind > line + strcspn(line, "\n{("))
                continue;
            const char *name = kind + strlen(kinds[i]);
            int length = 0;
            while (is_java_part(name[length]))
                length++;
            strings_add(&unit->classes, xprintf("%.*s", length, name));
        }
    }
}

static char *package_of(const char *path)
{
    const char *start = strncmp(path, "17/", 3) == 0 ? path + 3 : path;
    const char *slash = strrchr(start, '/');
    char *package = xprintf("%.*s", slash != NULL ? (int)(slash - start) : 0, start);
    for (char *c = package; *c != '\0'; c++)
        if (*c == '/')
            *c = '.';
    return package;
}

static int read_units(struct units *units, const char *directory)
{
    struct strings paths = {0};
    int result = 0;
    java_sources(&paths, directory);
    units->items = xcalloc(paths.count, sizeof *units->items);
    for (size_t i = 0; i < paths.count && result == 0; i++) {
        if (strncmp(paths.items[i], "variants", strlen("variants")) == 0)
            continue;
        char *path = xprintf("%s/%s", directory, paths.items[i]);
        struct unit *unit = &units->items[units->count];
        *unit = (struct unit){.path = xstrdup(paths.items[i]),
                              .package = package_of(paths.items[i]),
                              .text = file_read_loudly(path, NULL)};
        units->count++;
        if (unit->text == NULL)
            result = -1;
        else
            add_classes(unit);
        free(path);
    }
    strings_free(&paths);
    return result;
}

static void free_units(struct units *units)
{
    for (size_t i = 0; i < units->count; i++) {
        free(units->items[i].path);
        free(units->items[i].package);
        strings_free(&units->items[i].classes);
        free(units->items[i].text);
    }
    free(units->items);
}

/* Whether "name..." goes on with a part that begins like `what` and ends there. */
static const char *after_part(const char *name, const char *what)
{
    size_t length = strlen(what);
    return strncmp(name, what, length) == 0
                   && (!isalnum((unsigned char)name[length]) && name[length] != '_')
               ? name + length
               : NULL;
}

static bool has_class(const struct unit *unit, const char *name)
{
    for (size_t i = 0; i < unit->classes.count; i++)
        if (after_part(name, unit->classes.items[i]) != NULL)
            return true;
    return false;
}

/* Whether a dotted name is one of the unit's classes, or begins with it. A package alone with
 * a dot behind it is the beginning of a name that is put together while the test runs. */
static bool names_class(const char *name, const struct unit *unit)
{
    const char *rest = after_part(name, unit->package);
    return rest != NULL && *rest == '.' && (rest[1] == '\0' || has_class(unit, rest + 1));
}

/* Whether some part of the dotted name is one of the unit's classes. */
static bool names_part(const char *name, const struct unit *unit)
{
    for (; name != NULL; name = strchr(name, '.'), name = name != NULL ? name + 1 : NULL)
        if (has_class(unit, name))
            return true;
    return false;
}

static void need(struct units *units, const char *name, const char *package)
{
    for (size_t i = 0; i < units->count; i++) {
        struct unit *unit = &units->items[i];
        if (!unit->needed)
            unit->needed = names_class(name, unit) || (*name == 'L' && names_class(name + 1, unit))
                           || (package != NULL && strcmp(package, unit->package) == 0
                               && names_part(name, unit));
    }
}

/* Marks the classes that the text mentions: by their full names, and by short ones of the
 * package that the text is in (NULL for none). */
static void need_all_of(struct units *units, const char *text, const char *package)
{
    char *name = xcalloc(strlen(text) + 1, 1);
    while (*text != '\0') {
        size_t length = 0;
        for (; is_java_part(text[length]) || text[length] == '.' || text[length] == '/'; length++)
            name[length] = text[length] == '/' ? '.' : text[length];
        name[length] = '\0';
        /* A package before the end of a string, or before %s. */
        bool open = length > 1 && name[length - 1] == '.';
        if (open && strchr("\"%", text[length]) == NULL)
            name[--length] = '\0';
        if (length > 1)
            need(units, name, package);
        text += length > 0 ? length : 1;
    }
    free(name);
}

static void need_of_words(struct units *units, const char *const *words)
{
    for (; words != NULL && *words != NULL; words++)
        need_all_of(units, *words, NULL);
}

static void search(struct units *units)
{
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < units->count; i++) {
            struct unit *unit = &units->items[i];
            if (!unit->needed || unit->searched)
                continue;
            unit->searched = again = true;
            need_all_of(units, unit->text, unit->package);
        }
    }
}

/* ---- Variants of classes -------------------------------------------------- */

/* Whether the text has the name, which is not part of a longer one. */
static bool mentions_variant(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *found = text; (found = strstr(found, name)) != NULL; found += length)
        if ((found == text || (!is_java_part(found[-1]) && found[-1] != '-'))
            && !is_java_part(found[length]) && found[length] != '-')
            return true;
    return false;
}

static bool needs_variant(const struct units *units, const struct test *test, const char *source,
                          const char *name)
{
    const char *const *args = test->descriptor->args;
    for (; args != NULL && *args != NULL; args++)
        if (mentions_variant(*args, name))
            return true;
    for (size_t i = 0; i < units->count; i++)
        if (units->items[i].needed && mentions_variant(units->items[i].text, name))
            return true;
    return mentions_variant(source, name);
}

static void find_variants(struct test_sources *sources, const struct units *units,
                          const struct test *test, const char *directory)
{
    struct strings paths = {0};
    java_sources(&paths, directory);
    for (size_t i = 0; i < paths.count; i++) {
        const char *path = paths.items[i];
        const char *slash = strchr(path, '/');
        if (strncmp(path, "variants", strlen("variants")) != 0 || slash == NULL)
            continue;
        char *name = xprintf("%.*s", (int)strcspn(slash + 1, "/"), slash + 1);
        if (needs_variant(units, test, sources->source, name))
            strings_add(&sources->variants, xstrdup(path));
        free(name);
    }
    strings_free(&paths);
}

/* What the variants mention is needed to compile them. */
static void need_of_variants(struct units *units, const struct strings *paths,
                             const char *directory)
{
    for (size_t i = 0; i < paths->count; i++) {
        const char *in_variant = strchr(strchr(paths->items[i], '/') + 1, '/');
        char *path = xprintf("%s/%s", directory, paths->items[i]);
        char *text = file_read(path, NULL);
        char *package = in_variant != NULL ? package_of(in_variant + 1) : NULL;
        if (text != NULL)
            need_all_of(units, text, package);
        free(package);
        free(text);
        free(path);
    }
    search(units);
}

/* What the functions of the support library mention that the source uses. */
static void need_of_support(struct units *units, const char *source, const struct home *home)
{
    char *directory = xprintf("%s/agents/support", home->sources);
    struct support_index *index = support_index_read(directory);
    struct support_use use = {0};
    support_use_find(index, source, &use);
    need_all_of(units, use.text, NULL);
    support_use_free(&use);
    support_index_free(index);
    free(directory);
}

int sources_find(struct test_sources *sources, const struct test *test, const struct home *home)
{
    struct units units = {0};
    char *directory = xprintf("%s/javasrc", home->sources);
    *sources = (struct test_sources){.source = whole_source(test->source)};
    int result = sources->source != NULL ? read_units(&units, directory) : -1;
    if (result == 0) {
        need_all_of(&units, "assay.Agent", NULL);
        need_all_of(&units, test_target(test->descriptor), NULL);
        need_all_of(&units, sources->source, NULL);
        need_of_support(&units, sources->source, home);
        need_of_words(&units, test->descriptor->args);
        need_of_words(&units, test->descriptor->vm_args);
        search(&units);
        bool variants = false;
        for (size_t i = 0; i < units.count; i++)
            variants |= units.items[i].needed
                        && strstr(units.items[i].text, "\"variants\"") != NULL;
        if (variants)
            find_variants(sources, &units, test, directory);
        need_of_variants(&units, &sources->variants, directory);
        for (int newer = 0; newer < 2; newer++)
            for (size_t i = 0; i < units.count; i++)
                if (units.items[i].needed
                    && (strncmp(units.items[i].path, "17/", 3) == 0) == (newer == 1))
                    strings_add(&sources->java, xstrdup(units.items[i].path));
    }
    free_units(&units);
    free(directory);
    if (result != 0)
        sources_free(sources);
    return result;
}

void sources_free(struct test_sources *sources)
{
    free(sources->source);
    strings_free(&sources->java);
    strings_free(&sources->variants);
    *sources = (struct test_sources){0};
}
