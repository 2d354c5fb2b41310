/* SPDX-License-Identifier: Apache-2.0 */
#include "base/spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

FILE *spool_open(void)
{
    const char *directory = getenv("TMPDIR");
    if (directory == NULL || *directory == '\0')
        directory = "/tmp";
    int descriptor = open(directory, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    /* Not every file system has files without names. */
    FILE *spool = descriptor >= 0 ? fdopen(descriptor, "w+") : tmpfile();
    if (spool == NULL && descriptor >= 0)
        close(descriptor);
    return spool;
}

int spool_copy(FILE *spool, FILE *to)
{
    char block[65536];
    size_t got;
    if (fflush(spool) != 0 || ferror(spool) || fseek(spool, 0, SEEK_SET) != 0) {
        errno = errno != 0 ? errno : EIO;
        return -1;
    }
    while ((got = fread(block, 1, sizeof block, spool)) > 0)
        if (fwrite(block, 1, got, to) != got)
            return -1;
    return ferror(spool) ? -1 : 0;
}
