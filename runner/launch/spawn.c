/* SPDX-License-Identifier: Apache-2.0 */
#include "launch/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* Handlers of the runner must not run in a process that shares its memory until it executes
 * another program. */
static void reset_signals(void)
{
    static const struct sigaction standard = {.sa_handler = SIG_DFL};
    sigset_t none;
    for (int number = 1; number < NSIG; number++)
        sigaction(number, &standard, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* The descriptors may be any, also ones that others of them are to become. */
static int place_descriptors(const struct spawn *spawn)
{
    int copies[SPAWN_DESCRIPTORS];
    for (int i = 0; i < SPAWN_DESCRIPTORS; i++)
        if ((copies[i] = fcntl(spawn->descriptors[i], F_DUPFD, SPAWN_DESCRIPTORS)) < 0)
            return -1;
    for (int i = 0; i < SPAWN_DESCRIPTORS; i++)
        if (dup2(copies[i], i) < 0)
            return -1;
    return 0;
}

static int become(const struct spawn *spawn, pid_t runner)
{
    setsid();
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0 || fchdir(spawn->directory) != 0)
        return -1;
    if (getppid() != runner)
        return -1;
    /* What else is open in the runner (reports, say) is not the process's business. */
    if (place_descriptors(spawn) != 0
        || close_range(SPAWN_DESCRIPTORS, ~0u, CLOSE_RANGE_CLOEXEC) != 0)
        return -1;
    reset_signals();
    return execve(spawn->argv[0], spawn->argv, spawn->env);
}

/* The start takes no longer when the runner is large: memory is shared until another program is
 * executed. Why that failed comes through a pipe, as valgrind does not share the memory. */
__attribute__((noinline)) static pid_t start(const struct spawn *spawn, int report)
{
    pid_t runner = getpid();
    pid_t pid = vfork();
    if (pid == 0) {
        /* Out of the way of the descriptors that are placed. */
        int high = fcntl(report, F_DUPFD_CLOEXEC, 2 * SPAWN_DESCRIPTORS);
        int error = high >= 0 && become(spawn, runner) != 0 ? errno : 0;
        if (high < 0)
            error = errno;
        (void)!write(high >= 0 ? high : report, &error, sizeof error);
        _exit(127);
    }
    return pid;
}

pid_t spawn_process(const struct spawn *spawn)
{
    int report[2], error = 0;
    sigset_t all, before;
    if (pipe2(report, O_CLOEXEC) != 0)
        return -errno;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    pid_t pid = start(spawn, report[1]);
    if (pid < 0)
        pid = -errno;
    sigprocmask(SIG_SETMASK, &before, NULL);
    close(report[1]);
    ssize_t got = pid > 0 ? read(report[0], &error, sizeof error) : 0;
    close(report[0]);
    if (got != sizeof error)
        return pid;
    waitpid(pid, NULL, 0);
    return -error;
}
