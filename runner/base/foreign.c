/* SPDX-License-Identifier: Apache-2.0 */
#include "base/foreign.h"

#include <errno.h>
#include <fcntl.h>
#include <sha2.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

#define DIGEST_MAX ((off_t)1 << 30)

int foreign_open(int directory, const char *path, enum foreign_links links)
{
    int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    int descriptor = openat(directory, path, links == FOREIGN_LINKS ? flags : flags | O_NOFOLLOW);
    struct stat status;
    if (descriptor < 0 || (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)))
        return descriptor;
    close(descriptor);
    errno = S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
    return -1;
}

int foreign_open_below(int directory, const char *path)
{
    int parent = fcntl(directory, F_DUPFD_CLOEXEC, 0);
    for (const char *slash; parent >= 0 && (slash = strchr(path, '/')) != NULL; path = slash + 1) {
        char *part = xprintf("%.*s", (int)(slash - path), path);
        bool below = *part != '\0' && strcmp(part, "..") != 0;
        int next = below ? openat(parent, part, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) : -1;
        int error = below ? errno : EINVAL;
        close(parent);
        free(part);
        errno = error;
        parent = next;
    }
    if (parent < 0)
        return -1;
    int descriptor = foreign_open(parent, path, FOREIGN_NO_LINK);
    int error = errno;
    close(parent);
    errno = error;
    return descriptor;
}

char *foreign_read_below(int directory, const char *path, size_t *length)
{
    int descriptor = foreign_open_below(directory, path);
    if (descriptor < 0)
        return NULL;
    char *text = NULL;
    size_t filled = 0, room = 65536;
    ssize_t got;
    do {
        if (text == NULL || filled == room)
            text = xrealloc(text, (room *= 2) + 1);
        got = read(descriptor, text + filled, room - filled);
        filled += got > 0 ? (size_t)got : 0;
    } while (got > 0);
    int error = errno;
    close(descriptor);
    if (got < 0) {
        free(text);
        errno = error;
        return NULL;
    }
    text[filled] = '\0';
    if (length != NULL)
        *length = filled;
    return text;
}

char *foreign_digest(int descriptor)
{
    SHA2_CTX context;
    uint8_t block[65536];
    char digest[SHA256_DIGEST_STRING_LENGTH];
    struct stat status;
    off_t length = fstat(descriptor, &status) == 0 && status.st_size > DIGEST_MAX ? DIGEST_MAX + 1
                                                                                  : 0;
    ssize_t got = 0;
    SHA256Init(&context);
    while (length <= DIGEST_MAX && (got = read(descriptor, block, sizeof block)) > 0) {
        SHA256Update(&context, block, (size_t)got);
        length += got;
    }
    int error = got < 0 ? errno : length > DIGEST_MAX ? EFBIG : 0;
    close(descriptor);
    SHA256End(&context, digest);
    errno = error;
    return error == 0 ? xstrdup(digest) : NULL;
}
