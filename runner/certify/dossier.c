/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/dossier.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "certify/digest.h"

int dossier_lock(const char *directory)
{
    int lock = -1;
    if (make_directories(directory) == 0)
        lock = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock < 0) {
        complain("%s: %s", directory, strerror(errno));
    } else if (flock(lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        /* A file system without locks refuses in another way; then there is none. */
        complain("%s: another certification is writing it", directory);
        close(lock);
        lock = -1;
    }
    return lock;
}

bool dossier_is_empty(const char *directory)
{
    size_t count = 0;
    DIR *entries = opendir(directory);
    if (entries == NULL)
        return false;
    for (const struct dirent *entry; (entry = readdir(entries)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(entries);
    return count == 0;
}

bool dossier_is_sealed(const char *directory)
{
    char *sums = xprintf("%s/" DOSSIER_SUMS, directory);
    bool sealed = access(sums, F_OK) == 0;
    free(sums);
    return sealed;
}

static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

/* All that is no directory, as paths below it, without the journal. */
static void list_files(struct strings *paths, const char *directory)
{
    char *const roots[] = {(char *)directory, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_COMFOLLOW, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
        const char *path = entry->fts_path + strlen(directory);
        path += strspn(path, "/");
        if (entry->fts_info == FTS_D && strcmp(path, DOSSIER_JOURNAL) == 0)
            fts_set(tree, entry, FTS_SKIP);
        if (entry->fts_info != FTS_D && entry->fts_info != FTS_DP
            && strcmp(path, DOSSIER_SUMS) != 0)
            strings_add(paths, xstrdup(path));
    }
    if (tree != NULL)
        fts_close(tree);
}

static int put_on_disk(const char *directory)
{
    int descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int result = descriptor >= 0 ? syncfs(descriptor) : -1;
    if (result != 0)
        complain("%s: %s", directory, strerror(errno));
    if (descriptor >= 0)
        close(descriptor);
    return result;
}

int dossier_seal(const char *directory)
{
    struct strings paths = {0};
    char *text = NULL;
    size_t length = 0;
    int result = 0;
    FILE *stream = open_memstream(&text, &length);
    list_files(&paths, directory);
    for (size_t i = 0; i < paths.count && result == 0; i++) {
        char *path = xprintf("%s/%s", directory, paths.items[i]);
        char *digest = digest_of(path);
        if (digest == NULL) {
            complain("%s: %s", path, strerror(errno));
            result = -1;
        } else {
            fprintf(stream, "%s  %s\n", digest, paths.items[i]);
        }
        free(digest);
        free(path);
    }
    fclose(stream);
    if (result == 0 && (result = put_on_disk(directory)) == 0)
        result = file_write(directory, DOSSIER_SUMS, text);
    free(text);
    strings_free(&paths);
    return result;
}

static bool contains(const struct strings *list, const char *text)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], text) == 0)
            return true;
    return false;
}

/* One line of the list of digests. */
static void check_line(const char *directory, const char *line, struct strings *named,
                       struct strings *problems)
{
    const char *name = strstr(line, "  ");
    if (name == NULL) {
        strings_add(problems, xprintf(DOSSIER_SUMS " has a line that is none: %s", line));
        return;
    }
    name += 2;
    strings_add(named, xstrdup(name));
    char *path = xprintf("%s/%s", directory, name);
    char *digest = digest_of(path);
    if (digest == NULL)
        strings_add(problems, xprintf("%s: %s", name, strerror(errno)));
    else if (strncmp(digest, line, strlen(digest)) != 0)
        strings_add(problems, xprintf("%s was changed", name));
    free(digest);
    free(path);
}

int dossier_check(const char *directory, struct strings *problems)
{
    struct strings paths = {0}, named = {0};
    char *sums = xprintf("%s/" DOSSIER_SUMS, directory);
    char *text = file_read_loudly(sums, NULL);
    free(sums);
    if (text == NULL)
        return -1;
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        check_line(directory, line, &named, problems);
    list_files(&paths, directory);
    for (size_t i = 0; i < paths.count; i++)
        if (!contains(&named, paths.items[i]))
            strings_add(problems, xprintf("%s is not named in " DOSSIER_SUMS, paths.items[i]));
    strings_free(&paths);
    strings_free(&named);
    free(text);
    return 0;
}
