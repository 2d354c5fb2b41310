/* SPDX-License-Identifier: Apache-2.0 */
#include "launch/orphans.h"

#include <dirent.h>
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

/* A child that other code waits for. */
struct spared {
    pid_t pid;
    char *directory; /* of its job; NULL for what was there before the runner */
};

struct orphans {
    struct spared *spared;
    size_t count;
    pid_t *sessions; /* with processes that were there before */
    size_t session_count;
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

/* The mark with which the process began its life; allocated. NULL if it has none that can be
 * read. */
static char *mark_of(pid_t pid)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/environ", (int)pid);
    FILE *file = fopen(path, "re");
    if (file == NULL)
        return NULL;
    char *setting = NULL, *mark = NULL;
    size_t size = 0;
    while (mark == NULL && getdelim(&setting, &size, '\0', file) > 0)
        if (strncmp(setting, ORPHANS_MARK "=", sizeof ORPHANS_MARK) == 0)
            mark = xstrdup(setting + sizeof ORPHANS_MARK);
    free(setting);
    fclose(file);
    return mark;
}

static bool is_spared(const struct orphans *orphans, pid_t pid)
{
    for (size_t i = 0; i < orphans->count; i++)
        if (orphans->spared[i].pid == pid)
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

static void add_session(struct orphans *orphans, pid_t session)
{
    orphans->sessions = xgrow(orphans->sessions, orphans->session_count, sizeof *orphans->sessions);
    orphans->sessions[orphans->session_count++] = session;
}

struct orphans *orphans_open(void)
{
    struct orphans *orphans = xcalloc(1, sizeof *orphans);
    pid_t *pids = children();
    add_session(orphans, getsid(0));
    for (const pid_t *pid = pids; *pid != 0; pid++) {
        orphans_spare(orphans, *pid, NULL);
        add_session(orphans, getsid(*pid));
    }
    free(pids);
    return orphans;
}

void orphans_close(struct orphans *orphans)
{
    orphans_kill(orphans, NULL);
    for (size_t i = 0; i < orphans->count; i++)
        free(orphans->spared[i].directory);
    free(orphans->spared);
    free(orphans->sessions);
    free(orphans);
}

void orphans_spare(struct orphans *orphans, pid_t pid, const char *directory)
{
    orphans->spared = xgrow(orphans->spared, orphans->count, sizeof *orphans->spared);
    orphans->spared[orphans->count++] = (struct spared){pid, directory != NULL ? xstrdup(directory)
                                                                               : NULL};
}

void orphans_forget(struct orphans *orphans, pid_t pid)
{
    for (size_t i = 0; i < orphans->count; i++)
        if (orphans->spared[i].pid == pid) {
            free(orphans->spared[i].directory);
            orphans->spared[i] = orphans->spared[--orphans->count];
            return;
        }
}

/* Whether it carries the mark of a job that runs, other than the one in the directory. */
static bool is_of_another(const struct orphans *orphans, pid_t pid, const char *directory)
{
    char *mark = mark_of(pid);
    bool another = false;
    for (size_t i = 0; mark != NULL && i < orphans->count && !another; i++) {
        const char *job = orphans->spared[i].directory;
        another = job != NULL && strcmp(job, mark) == 0
                  && (directory == NULL || strcmp(job, directory) != 0);
    }
    free(mark);
    return another;
}

/* A job has a session of its own, and nothing comes from it into one that was there before. */
static bool was_there(const struct orphans *orphans, pid_t pid)
{
    pid_t session = getsid(pid);
    for (size_t i = 0; i < orphans->session_count; i++)
        if (orphans->sessions[i] == session)
            return true;
    return false;
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
            if (!was_there(orphans, *pid) && !is_of_another(orphans, *pid, directory))
                again |= kill_and_reap(*pid);
        }
        free(pids);
    }
}

void orphans_kill_below(const char *directory)
{
    DIR *processes = opendir("/proc");
    for (const struct dirent *entry; processes != NULL && (entry = readdir(processes)) != NULL;) {
        pid_t pid = (pid_t)strtol(entry->d_name, NULL, 10);
        char *mark = pid > 1 && pid != getpid() ? mark_of(pid) : NULL;
        if (mark != NULL && strncmp(mark, directory, strlen(directory)) == 0)
            kill(pid, SIGKILL);
        free(mark);
    }
    if (processes != NULL)
        closedir(processes);
}
