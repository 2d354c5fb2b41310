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
#include "base/foreign.h"

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

/* Signatures of the list of digests, which come later. */
static bool is_signature(const char *path)
{
    static const char *const ends[] = {".sig", ".asc", ".minisig"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (strncmp(path, DOSSIER_SUMS, strlen(DOSSIER_SUMS)) == 0
            && strcmp(path + strlen(DOSSIER_SUMS), ends[i]) == 0)
            return true;
    return false;
}

/* All that is no directory, as paths below it, without the journal and the list of digests. Of
 * these, `odd` gets what is no regular file or has a name that does not fit into a line. */
static void list_files(struct strings *paths, struct strings *odd, const char *directory)
{
    char *const roots[] = {(char *)directory, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_COMFOLLOW, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
        const char *path = entry->fts_path + strlen(directory);
        path += strspn(path, "/");
        if (entry->fts_info == FTS_D && strcmp(path, DOSSIER_JOURNAL) == 0)
            fts_set(tree, entry, FTS_SKIP);
        if (entry->fts_info == FTS_D || entry->fts_info == FTS_DP || is_signature(path)
            || strcmp(path, DOSSIER_SUMS) == 0)
            continue;
        bool fits = entry->fts_info == FTS_F && strchr(path, '\n') == NULL;
        strings_add(fits ? paths : odd, xstrdup(path));
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

/* The list as a text, allocated; NULL after a message. */
static char *list_digests(const char *directory, const struct strings *paths)
{
    struct strings lines = {0};
    int root = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    bool failed = root < 0;
    for (size_t i = 0; i < paths->count && !failed; i++) {
        int file = foreign_open_below(root, paths->items[i]);
        char *digest = file >= 0 ? foreign_digest(file) : NULL;
        if (digest != NULL)
            strings_add(&lines, xprintf("%s  %s", digest, paths->items[i]));
        else
            complain("%s/%s: %s", directory, paths->items[i], strerror(errno));
        failed = digest == NULL;
        free(digest);
    }
    if (root >= 0)
        close(root);
    char *text = failed ? NULL : strings_lines(&lines);
    strings_free(&lines);
    return text;
}

int dossier_seal(const char *directory)
{
    struct strings paths = {0}, odd = {0};
    list_files(&paths, &odd, directory);
    for (size_t i = 0; i < odd.count; i++)
        complain("%s/%s cannot be part of a dossier, as it is no regular file or has a line feed "
                 "in its name; remove it, and the same command goes on",
                 directory, odd.items[i]);
    char *text = odd.count == 0 ? list_digests(directory, &paths) : NULL;
    int result = text != NULL ? put_on_disk(directory) : -1;
    if (result == 0)
        result = file_write(directory, DOSSIER_SUMS, text);
    free(text);
    strings_free(&odd);
    strings_free(&paths);
    return result;
}

/* ---- The check ---------------------------------------------------------- */

static bool contains(const struct strings *sorted, const char *text)
{
    size_t low = 0, high = sorted->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(sorted->items[middle], text);
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

/* The name in a line "DIGEST  NAME", or NULL. */
static const char *name_in(const char *line)
{
    enum { DIGITS = 64 };
    bool good = strspn(line, "0123456789abcdef") == DIGITS && line[DIGITS] == ' '
                && line[DIGITS + 1] == ' ' && line[DIGITS + 2] != '\0';
    return good ? line + DIGITS + 2 : NULL;
}

static void check_line(int directory, const char *line, struct strings *named,
                       struct strings *problems)
{
    const char *name = name_in(line);
    if (name == NULL) {
        strings_add(problems, xprintf(DOSSIER_SUMS " has a line that is none: %s", line));
        return;
    }
    strings_add(named, xstrdup(name));
    int file = foreign_open_below(directory, name);
    char *digest = file >= 0 ? foreign_digest(file) : NULL;
    if (digest == NULL)
        strings_add(problems, xprintf("%s: %s", name,
                                      errno == EINVAL || errno == ELOOP
                                          ? "it is not a regular file in the dossier"
                                          : strerror(errno)));
    else if (strncmp(digest, line, strlen(digest)) != 0)
        strings_add(problems, xprintf("%s was changed", name));
    free(digest);
}

static void check_names(const char *directory, struct strings *named, struct strings *problems)
{
    struct strings paths = {0}, odd = {0};
    strings_sort(named);
    for (size_t i = 1; i < named->count; i++)
        if (strcmp(named->items[i - 1], named->items[i]) == 0)
            strings_add(problems, xprintf("%s is named twice", named->items[i]));
    list_files(&paths, &odd, directory);
    for (size_t i = 0; i < paths.count; i++)
        if (!contains(named, paths.items[i]))
            strings_add(problems, xprintf("%s is not named in " DOSSIER_SUMS, paths.items[i]));
    for (size_t i = 0; i < odd.count; i++)
        strings_add(problems,
                    xprintf("%s is no regular file, or has a line feed in its name", odd.items[i]));
    strings_free(&odd);
    strings_free(&paths);
}

int dossier_check(const char *directory, struct strings *problems)
{
    struct strings named = {0};
    size_t length;
    char *text = file_read_foreign(directory, DOSSIER_SUMS, &length);
    int root = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (text == NULL || root < 0) {
        complain("%s/" DOSSIER_SUMS ": %s", directory, strerror(errno));
        free(text);
        if (root >= 0)
            close(root);
        return -1;
    }
    if (strlen(text) != length || (length > 0 && text[length - 1] != '\n'))
        strings_add(problems, xstrdup(DOSSIER_SUMS " is not made of lines of text"));
    char *rest = text;
    for (char *line; (line = strsep(&rest, "\n")) != NULL && rest != NULL;)
        check_line(root, line, &named, problems);
    check_names(directory, &named, problems);
    strings_free(&named);
    close(root);
    free(text);
    return 0;
}
