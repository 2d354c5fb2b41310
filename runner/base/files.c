/* SPDX-License-Identifier: Apache-2.0 */
#include "base/files.h"

#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/foreign.h"
#include "base/output_file.h"
#include "base/text.h"

char *file_read(const char *path, size_t *length)
{
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return NULL;
    char *text = NULL;
    size_t filled = 0, room = 32768, got;
    do {
        if (text == NULL || filled == room)
            text = xrealloc(text, (room *= 2) + 1);
        got = fread(text + filled, 1, room - filled, file);
        filled += got;
    } while (got > 0);
    int error = ferror(file) ? errno : 0;
    fclose(file);
    if (error != 0) {
        free(text);
        errno = error;
        return NULL;
    }
    text[filled] = '\0';
    if (length != NULL)
        *length = filled;
    return text;
}

char *file_read_loudly(const char *path, size_t *length)
{
    char *text = file_read(path, length);
    if (text == NULL)
        complain("%s: %s", path, strerror(errno));
    return text;
}

char *file_read_foreign(const char *directory, const char *name, size_t *length)
{
    int parent = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (parent < 0)
        return NULL;
    char *text = foreign_read_below(parent, name, length);
    int error = errno;
    close(parent);
    errno = error;
    return text;
}

int file_write(const char *directory, const char *name, const char *text)
{
    char *path = xprintf("%s/%s", directory, name);
    struct output_file *file = make_parents(path) == 0 ? output_file_open(path) : NULL;
    int result = -1;
    if (file != NULL && fputs(text, output_file_stream(file)) != EOF)
        result = output_file_commit(file);
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    free(path);
    return result;
}

int file_copy(const char *from, const char *directory, const char *name)
{
    char *text = file_read_loudly(from, NULL);
    int result = text != NULL ? file_write(directory, name, text) : -1;
    free(text);
    return result;
}

char *directory_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (slash == NULL)
        return xstrdup(".");
    return slash == path ? xstrdup("/") : xprintf("%.*s", (int)(slash - path), path);
}

char *program_on_path(const char *name)
{
    const char *path = getenv("PATH");
    char *directories = xstrdup(path != NULL ? path : "/usr/bin:/bin");
    char *rest, *found = NULL;
    for (char *directory = strtok_r(directories, ":", &rest); found == NULL && directory != NULL;
         directory = strtok_r(NULL, ":", &rest)) {
        found = xprintf("%s/%s", directory, name);
        if (access(found, X_OK) != 0) {
            free(found);
            found = NULL;
        }
    }
    free(directories);
    return found;
}

static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

void files_below(struct strings *paths, const char *root, const char *part)
{
    char *top = xprintf("%s/%s", root, part);
    char *const roots[] = {top, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_COMFOLLOW, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;)
        if (entry->fts_info == FTS_F)
            strings_add(paths, xstrdup(entry->fts_path + strlen(root) + 1));
    if (tree != NULL)
        fts_close(tree);
    free(top);
}
