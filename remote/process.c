/* SPDX-License-Identifier: Apache-2.0 */
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/tree.h"
#include "launch/environment.h"
#include "launch/launch.h"
#include "launch/spawn.h"
#include "left.h"

/* Milliseconds from the end of a process until pipes that are still open are given up, as runner/launch
 * does; and attempts at the name of a directory. */
enum { GRACE = 500, NAMES_MAX = 10000 };

/* Bytes that wait to be sent, with which no further process is answered for. */
enum { ANSWERS_MAX = 8 << 20 };

static const enum frame_type types[PROCESS_PIPES] = {FRAME_OUT, FRAME_ERR, FRAME_TRANSCRIPT};

static void answer_failed(struct processes *processes, uint32_t id, int error)
{
    struct strings strings = {0};
    strings_add(&strings, xprintf("%d", error));
    frame_put_strings(processes->answers, id, FRAME_FAILED, &strings);
    strings_free(&strings);
}

/* Makes the directory. Returns 0, or -1 with errno set. */
static int make_directory(struct processes *processes, struct process *process, const char *wanted)
{
    char *name = xstrdup(wanted);
    for (unsigned n = 2; mkdirat(processes->place->run, name, 0777) != 0; n++) {
        int error = errno;
        free(name);
        errno = error;
        if (error != EEXIST || n > NAMES_MAX)
            return -1;
        name = xprintf("%s-%u", wanted, n);
    }
    process->path = xprintf("%s/run/%s", processes->place->path, name);
    process->directory = openat(processes->place->run, name,
                                O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    int error = errno;
    free(name);
    errno = error;
    return process->directory >= 0 ? 0 : -1;
}

static int start(struct processes *processes, struct process *process, char **words,
                 size_t settings)
{
    int ends[PROCESS_PIPES] = {-1, -1, -1}, result = 0, pair[2];
    for (int i = 0; i < PROCESS_PIPES && result == 0; i++) {
        if (pipe2(pair, O_CLOEXEC) != 0) {
            result = -errno;
            break;
        }
        process->pipes[i] = pair[0];
        ends[i] = pair[1];
        fcntl(pair[0], F_SETFL, O_NONBLOCK);
    }
    /* The strings: name, case, count, settings, command line. */
    struct strings list = {0};
    for (size_t i = 0; i < settings; i++)
        strings_add(&list, xstrdup(words[3 + i]));
    char **env = environment_for(process->path, words[1][0] != '\0' ? words[1] : NULL,
                                 (const char *const *)list.items);
    if (result == 0)
        result = (int)spawn_process(&(struct spawn){
            .argv = words + 3 + settings,
            .env = env,
            .directory = process->directory,
            .descriptors = {processes->null, ends[0], ends[1], [LAUNCH_CHANNEL] = ends[2]}});
    for (int i = 0; i < PROCESS_PIPES; i++)
        if (ends[i] >= 0)
            close(ends[i]);
    string_array_free(env);
    strings_free(&list);
    process->pid = result > 0 ? result : 0;
    process->begun = clock_milliseconds();
    return result > 0 ? 0 : result;
}

static void free_process(struct processes *processes, struct process *process)
{
    struct process **link = &processes->first;
    while (*link != process)
        link = &(*link)->next;
    *link = process->next;
    for (int i = 0; i < PROCESS_PIPES; i++)
        if (process->pipes[i] >= 0)
            close(process->pipes[i]);
    if (process->directory >= 0) {
        tree_empty(process->directory);
        close(process->directory);
    }
    if (process->path != NULL)
        tree_remove(processes->place->run, strrchr(process->path, '/') + 1);
    free(process->path);
    free(process);
}

void processes_start(struct processes *processes, const struct received *frame)
{
    struct process *process = xcalloc(1, sizeof *process);
    struct strings words = frame_strings(frame);
    size_t settings = words.count > 3 ? strtoul(words.items[2], NULL, 10) : 0;
    *process = (struct process){
        .next = processes->first, .id = frame->id, .directory = -1, .pipes = {-1, -1, -1}};
    processes->first = process;
    int error = words.count > 3 && settings < words.count - 3 ? 0 : EINVAL;
    if (error == 0 && make_directory(processes, process, words.items[0]) != 0)
        error = errno;
    if (error == 0)
        error = -start(processes, process, words.items, settings);
    strings_free(&words);
    if (error != 0) {
        answer_failed(processes, frame->id, error);
        free_process(processes, process);
        return;
    }
    orphans_spare(processes->orphans, process->pid, process->path);
    frame_put(processes->answers, frame->id, FRAME_STARTED, NULL, 0);
}

void processes_signal(struct processes *processes, uint32_t id, int number)
{
    struct process *process = processes->first;
    while (process != NULL && process->id != id)
        process = process->next;
    if (process != NULL)
        processes_reap(processes);
    if (process == NULL || process->ended)
        return;
    frame_put(processes->answers, id, FRAME_ALIVE, NULL, 0);
    kill(number == SIGTERM || number == SIGKILL ? -process->pid : process->pid, number);
}

static void on_end(struct processes *processes, struct process *process)
{
    orphans_forget(processes->orphans, process->pid);
    process->ended = true;
    process->took = clock_milliseconds() - process->begun;
    process->over = clock_milliseconds() + GRACE;
    kill(-process->pid, SIGKILL);
    orphans_kill(processes->orphans, process->path);
}

void processes_reap(struct processes *processes)
{
    for (struct process *process = processes->first; process != NULL; process = process->next)
        if (!process->ended && waitpid(process->pid, &process->status, WNOHANG) == process->pid)
            on_end(processes, process);
}

/* The runner keeps as much of a stream, and sees by one byte more that there was more. */
static void pass_on(struct processes *processes, struct process *process, int pipe,
                    const char *bytes, size_t length)
{
    size_t room = LAUNCH_STREAM_MAX + 1 - process->sent[pipe];
    if (length > room)
        length = room;
    process->sent[pipe] += length;
    if (length > 0)
        frame_put(processes->answers, process->id, types[pipe], bytes, length);
}

void processes_read(struct processes *processes, struct process *process, int pipe)
{
    static char bytes[FRAME_PART];
    ssize_t got = read(process->pipes[pipe], bytes, sizeof bytes);
    if (got > 0)
        pass_on(processes, process, pipe, bytes, (size_t)got);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
        close(process->pipes[pipe]);
        process->pipes[pipe] = -1;
    }
}

/* What waits in a pipe that is to be given up. */
static void drain(struct processes *processes, struct process *process)
{
    static char bytes[FRAME_PART];
    ssize_t got;
    for (int i = 0; i < PROCESS_PIPES; i++)
        while (process->pipes[i] >= 0 && process->sent[i] <= LAUNCH_STREAM_MAX
               && (got = read(process->pipes[i], bytes, sizeof bytes)) > 0)
            pass_on(processes, process, i, bytes, (size_t)got);
}

static void answer_ended(struct processes *processes, const struct process *process)
{
    bool signalled = WIFSIGNALED(process->status);
    struct strings end = {0};
    strings_add(&end, xstrdup(signalled ? "s" : "x"));
    strings_add(
        &end, xprintf("%d", signalled ? WTERMSIG(process->status) : WEXITSTATUS(process->status)));
    strings_add(&end, xprintf("%llu", (unsigned long long)process->took));
    left_send(processes->answers, process->id, process->directory);
    frame_put_strings(processes->answers, process->id, FRAME_ENDED, &end);
    strings_free(&end);
}

static bool has_open_pipe(const struct process *process)
{
    for (int i = 0; i < PROCESS_PIPES; i++)
        if (process->pipes[i] >= 0)
            return true;
    return false;
}

int processes_finish(struct processes *processes)
{
    int wait = -1;
    uint64_t now = clock_milliseconds();
    for (struct process *process = processes->first, *next; process != NULL; process = next) {
        next = process->next;
        if (!process->ended || buffer_length(processes->answers) > ANSWERS_MAX)
            continue;
        if (has_open_pipe(process) && now < process->over) {
            int left = (int)(process->over - now);
            wait = wait < 0 || left < wait ? left : wait;
            continue;
        }
        if (has_open_pipe(process)) {
            orphans_kill(processes->orphans, process->path);
            drain(processes, process);
        }
        answer_ended(processes, process);
        free_process(processes, process);
    }
    return wait;
}

void processes_end(struct processes *processes)
{
    for (struct process *process = processes->first; process != NULL; process = process->next)
        if (!process->ended) {
            kill(-process->pid, SIGKILL);
            waitpid(process->pid, &process->status, 0);
            on_end(processes, process);
        }
    orphans_kill(processes->orphans, NULL);
    while (processes->first != NULL)
        free_process(processes, processes->first);
}
