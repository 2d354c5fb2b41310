/* SPDX-License-Identifier: Apache-2.0 */
#include "fuzz.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/text.h"
#include "catalog/renamed.h"

void __wrap_complain(const char *format, ...);
struct renamed *__wrap_renamed_find(void);

/* Messages are made and not shown. */
void __wrap_complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    free(xvprintf(format, arguments));
    va_end(arguments);
}

/* Targets need no suite. */
struct renamed *__wrap_renamed_find(void)
{
    const struct home none = {.suites = (char *)"/nonexistent"};
    return renamed_read(&none);
}

static void put(int descriptor, const uint8_t *data, size_t size)
{
    must(ftruncate(descriptor, 0) == 0);
    for (size_t done = 0; done < size;) {
        ssize_t written = pwrite(descriptor, data + done, size - done, (off_t)done);
        must(written > 0);
        done += (size_t)written;
    }
}

const char *fuzz_file(const uint8_t *data, size_t size)
{
    static int descriptor = -1;
    static char path[32];
    if (descriptor < 0) {
        descriptor = memfd_create("input", 0);
        must(descriptor >= 0);
        snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    }
    put(descriptor, data, size);
    return path;
}

static char directory[] = "/tmp/assay-fuzz-XXXXXX";
static char *file, *parent;

static void remove_directory(void)
{
    unlink(file);
    rmdir(parent);
    rmdir(directory);
}

const char *fuzz_directory(const char *name, const uint8_t *data, size_t size)
{
    if (file == NULL) {
        must(mkdtemp(directory) != NULL);
        file = xprintf("%s/%s", directory, name);
        parent = directory_of(file);
        make_parents(file);
        atexit(remove_directory);
    }
    int descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    must(descriptor >= 0);
    put(descriptor, data, size);
    close(descriptor);
    return directory;
}

char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = xcalloc(size + 1, 1);
    if (size > 0)
        memcpy(text, data, size);
    return text;
}
