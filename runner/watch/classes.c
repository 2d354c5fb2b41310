/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/classes.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "watch/paths.h"

struct class_file {
    char *name; /* "thread/Parked", also of a variant */
    char *bytes;
    size_t length;
};

struct classes {
    char *built; /* the directory that the paths begin in */
    struct numbering paths;
    struct class_file *files; /* by number of the path */
};

/* The variants of a class are below build/variants/NAME. */
static char *class_name(const char *path)
{
    const char *start = path + strcspn(path, "/") + 1;
    if (strncmp(path, "variants/", strlen("variants/")) == 0)
        start += strcspn(start, "/") + 1;
    return xprintf("%.*s", (int)(strlen(start) - strlen(".class")), start);
}

struct classes *classes_read(const struct home *home)
{
    struct classes *classes = xcalloc(1, sizeof *classes);
    struct strings paths = {0};
    classes->built = directory_of(home->java);
    files_below(&paths, classes->built, "java");
    files_below(&paths, classes->built, "variants");
    for (size_t i = 0; i < paths.count; i++) {
        struct class_file file = {0};
        char *path = xprintf("%s/%s", classes->built, paths.items[i]);
        if (path_ends_in(path, ".class"))
            file.bytes = file_read(path, &file.length);
        free(path);
        if (file.bytes == NULL)
            continue;
        file.name = class_name(paths.items[i]);
        classes->files = xgrow(classes->files, classes->paths.texts.count, sizeof *classes->files);
        classes->files[numbering_add(&classes->paths, paths.items[i])] = file;
    }
    strings_free(&paths);
    return classes;
}

void classes_free(struct classes *classes)
{
    if (classes == NULL)
        return;
    for (size_t i = 0; i < classes->paths.texts.count; i++) {
        free(classes->files[i].name);
        free(classes->files[i].bytes);
    }
    free(classes->files);
    free(classes->built);
    numbering_free(&classes->paths);
    free(classes);
}

void classes_forget(struct classes *classes, const char *path)
{
    size_t number = path_is_below(path, classes->built)
                        ? numbering_find(&classes->paths, path + strlen(classes->built) + 1)
                        : SIZE_MAX;
    if (number != SIZE_MAX)
        classes->files[number].length = 0;
}

/* Those that are not the same, or not there, in the other ones. */
static void add_different(const struct classes *classes, const struct classes *others,
                          struct numbering *names)
{
    for (size_t i = 0; i < classes->paths.texts.count; i++) {
        const struct class_file *file = &classes->files[i], *other;
        size_t number = numbering_find(&others->paths, classes->paths.texts.items[i]);
        other = number != SIZE_MAX ? &others->files[number] : NULL;
        if (other == NULL || other->length != file->length
            || memcmp(other->bytes, file->bytes, file->length) != 0)
            numbering_add(names, file->name);
    }
}

static bool is_part(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '/' || c == '.';
}

/* Whether one of the names is in the word, from some place on to its end: a class file has the length of a text
 * before it, which may be a '.' or a '/', and a descriptor has other types there. It may be that of a file. */
static bool ends_in_name(char *word, const struct numbering *names)
{
    if (path_ends_in(word, ".class"))
        word[strlen(word) - strlen(".class")] = '\0';
    text_replace(word, '.', '/');
    for (const char *start = word + strspn(word, "/"); *start != '/' && strchr(start, '/') != NULL;
         start++)
        if (numbering_find(names, start) != SIZE_MAX)
            return true;
    return false;
}

/* Whether one of the names is in the bytes, as class files have it or as the source of Java does. */
static bool mentions(const char *bytes, size_t length, const struct numbering *names)
{
    bool found = false;
    for (size_t at = 0; !found && at < length; at++) {
        size_t end = at;
        bool divided = false;
        for (; end < length && is_part(bytes[end]); end++)
            divided |= end > at && (bytes[end] == '/' || bytes[end] == '.');
        if (divided) {
            char *word = xprintf("%.*s", (int)(end - at), bytes + at);
            found = ends_in_name(word, names);
            free(word);
        }
        at = end;
    }
    return found;
}

void classes_compare(const struct classes *before, const struct classes *after,
                     struct numbering *names)
{
    size_t known = 0;
    /* Those that mention one of them follow, until there are no more. */
    add_different(before, after, names);
    add_different(after, before, names);
    while (names->texts.count > known) {
        known = names->texts.count;
        for (size_t i = 0; i < after->paths.texts.count; i++) {
            const struct class_file *file = &after->files[i];
            if (numbering_find(names, file->name) == SIZE_MAX
                && mentions(file->bytes, file->length, names))
                numbering_add(names, file->name);
        }
    }
}

bool classes_concern(const struct numbering *names, const struct test *test)
{
    char *target = test_target_path(test->descriptor);
    bool found = numbering_find(names, target) != SIZE_MAX;
    free(target);
    size_t length;
    char *library = found || names->texts.count == 0 ? NULL : file_read(test->library, &length);
    if (library != NULL)
        found = mentions(library, length, names);
    free(library);
    return found;
}
