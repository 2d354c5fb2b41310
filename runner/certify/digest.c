/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/digest.h"

#include <errno.h>
#include <fcntl.h>
#include <sha2.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/foreign.h"

char *digest_of(const char *path)
{
    int descriptor = foreign_open(AT_FDCWD, path, FOREIGN_LINKS);
    return descriptor >= 0 ? foreign_digest(descriptor) : NULL;
}

char *digest_of_text(const char *text)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    return xstrdup(SHA256Data((const uint8_t *)text, strlen(text), digest));
}

int digest_lines(struct strings *lines, const char *root, struct strings *paths)
{
    strings_sort(paths);
    for (size_t i = 0; i < paths->count; i++) {
        char *path = xprintf("%s/%s", root, paths->items[i]);
        char *digest = digest_of(path);
        if (digest == NULL)
            complain("%s: %s", path, strerror(errno));
        else
            strings_add(lines, xprintf("%s  %s", digest, paths->items[i]));
        bool failed = digest == NULL;
        free(digest);
        free(path);
        if (failed)
            return -1;
    }
    return 0;
}

char *digest_of_trees(const char *const *directories)
{
    struct strings lines = {0};
    for (; *directories != NULL; directories++) {
        struct strings paths = {0};
        files_below(&paths, *directories, ".");
        digest_lines(&lines, *directories, &paths);
        strings_free(&paths);
    }
    char *text = strings_lines(&lines);
    char *digest = digest_of_text(text);
    free(text);
    strings_free(&lines);
    return digest;
}
