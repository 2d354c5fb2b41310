/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/isolate.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"

/* Works from *next on; leaves in it the index at which the process ends. */
static _Noreturn void work_through(void (*work)(const void *context, size_t index),
                                   const void *context, size_t count, _Atomic size_t *next)
{
    /* A sanitizer's report about the corrupt library would only confuse. */
    int null = open("/dev/null", O_WRONLY);
    dup2(null, STDERR_FILENO);
    dup2(null, STDOUT_FILENO);
    for (; *next < count; (*next)++)
        work(context, *next);
    _exit(0);
}

int *isolate(void (*work)(const void *context, size_t index), const void *context, size_t count)
{
    int *deaths = xcalloc(count, sizeof *deaths);
    _Atomic size_t *next = mmap(NULL, sizeof *next, PROT_READ | PROT_WRITE,
                                MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (next == MAP_FAILED)
        return deaths;
    while (*next < count) {
        pid_t child = fork();
        if (child == 0)
            work_through(work, context, count, next);
        int status = 0;
        while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
            continue;
        if (child < 0 || *next >= count)
            break;
        deaths[*next] = WIFSIGNALED(status) ? WTERMSIG(status) : SIGSEGV;
        (*next)++;
    }
    munmap((void *)next, sizeof *next);
    return deaths;
}
