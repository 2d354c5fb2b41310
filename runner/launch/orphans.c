/* SPDX-License-Identifier: Apache-2.0 */
#include "launch/orphans.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

/* What forks faster than it is killed must not keep the runner for ever. */
enum { ROUNDS = 1000 };

struct orphans {
    pid_t *spared;
    size_t count;
};

/* The processes that are children of this one's main thread: an allocated,
 * zero-terminated array. Orphans always come to the main thread. */
static pid_t *children(void)
{
    size_t count = 0;
    pid_t *pids = xcalloc(1, sizeof *pids);
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    FILE *file = fopen(path, "re");
    int pid;
    while (file != NULL && fscanf(file, "%d", &pid) == 1) {
        pids = xrealloc(pids, (count + 2) * sizeof *pids);
        pids[count++] = pid;
        pids[count] = 0;
    }
    if (file != NULL)
        fclose(file);
    return pids;
}

/* Whether the process began its life with ORPHANS_MARK=directory, or with any
 * mark if that is null. */
static bool is_marked(pid_t pid, const char *directory)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/environ", (int)pid);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return false;
    char *mark = xprintf(ORPHANS_MARK "=%s", directory != NULL ? directory : "");
    char *setting = NULL;
    size_t size = 0;
    bool marked = false;
    while (!marked && getdelim(&setting, &size, '\0', file) > 0)
        marked = directory != NULL ? strcmp(setting, mark) == 0
                                   : strncmp(setting, mark, strlen(mark)) == 0;
    free(setting);
    free(mark);
    fclose(file);
    return marked;
}

static bool is_spared(const struct orphans *orphans, pid_t pid)
{
    for (size_t i = 0; i < orphans->count; i++)
        if (orphans->spared[i] == pid)
            return true;
    return false;
}

/* False when it does not die within 0.2 s. */
static bool kill_and_reap(pid_t pid)
{
    static const struct timespec moment = {.tv_nsec = 1000000};
    kill(pid, SIGKILL);
    for (int i = 0; i < 200; i++) {
        if (waitpid(pid, NULL, WNOHANG) != 0)
            return true;
        nanosleep(&moment, NULL);
    }
    return false;
}

struct orphans *orphans_open(void)
{
    struct orphans *orphans = xcalloc(1, sizeof *orphans);
    orphans->spared = children();
    while (orphans->spared[orphans->count] != 0)
        orphans->count++;
    return orphans;
}

void orphans_close(struct orphans *orphans)
{
    orphans_kill(orphans, NULL);
    free(orphans->spared);
    free(orphans);
}

void orphans_spare(struct orphans *orphans, pid_t pid)
{
    orphans->spared = xrealloc(orphans->spared, (orphans->count + 1) * sizeof *orphans->spared);
    orphans->spared[orphans->count++] = pid;
}

void orphans_forget(struct orphans *orphans, pid_t pid)
{
    for (size_t i = 0; i < orphans->count; i++)
        if (orphans->spared[i] == pid) {
            orphans->spared[i] = orphans->spared[--orphans->count];
            return;
        }
}

void orphans_kill(const struct orphans *orphans, const char *directory)
{
    bool again = true;
    for (int round = 0; again && round < ROUNDS; round++) {
        again = false;
        pid_t *pids = children();
        for (const pid_t *pid = pids; *pid != 0; pid++) {
            if (is_spared(orphans, *pid) || waitpid(*pid, NULL, WNOHANG) != 0)
                continue;
            if (is_marked(*pid, directory))
                again |= kill_and_reap(*pid);
        }
        free(pids);
    }
}
