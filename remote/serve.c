/* SPDX-License-Identifier: Apache-2.0 */

/* The helper on the other machine. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "files.h"
#include "place.h"
#include "process.h"
#include "remote.h"
#include "remote/frame.h"

/* Milliseconds without a word, after which the connection is lost though nothing has ended it; and
 * how often another helper is looked for. */
enum { SILENCE = 60000, LOOK = 1000 };

struct helper {
    struct place place;
    struct processes processes;
    struct files files;
    struct buffer in, out;
    uint64_t heard;
    bool quits; /* the run is over */
};

static void take(struct helper *helper, const struct received *frame)
{
    switch (frame->type) {
    case FRAME_RUN:
        processes_start(&helper->processes, frame);
        break;
    case FRAME_SIGNAL:
        if (frame->length == 1)
            processes_signal(&helper->processes, frame->id, frame->bytes[0]);
        break;
    case FRAME_KILL:
        processes_signal(&helper->processes, frame->id, SIGKILL);
        break;
    case FRAME_LOOK:
        files_look(frame, &helper->out);
        break;
    case FRAME_PUT:
    case FRAME_BYTES:
    case FRAME_FINISH:
        files_take(&helper->files, &helper->place, frame, &helper->out);
        break;
    case FRAME_PING:
        frame_put(&helper->out, frame->id, FRAME_PING, NULL, 0);
        break;
    case FRAME_QUIT:
        helper->quits = true;
        break;
    default:
        break;
    }
}

/* False when the connection has ended. */
static bool hear(struct helper *helper)
{
    struct received frame;
    int taken;
    ssize_t got = buffer_fill(&helper->in, STDIN_FILENO);
    if (got < 0)
        return errno == EAGAIN || errno == EINTR;
    helper->heard = clock_milliseconds();
    while ((taken = frame_take(&helper->in, &frame)) > 0)
        take(helper, &frame);
    return got > 0 && taken == 0;
}

static size_t count_pipes(const struct processes *processes)
{
    size_t count = 0;
    for (const struct process *process = processes->first; process != NULL; process = process->next)
        count += PROCESS_PIPES;
    return count;
}

/* One round of what there is to do; false when the connection has ended. */
static bool go_on(struct helper *helper, int signals, int wait)
{
    enum { IN, OUT, SIGNALS, FIXED };
    struct processes *processes = &helper->processes;
    size_t pipes = count_pipes(processes), at = FIXED;
    struct pollfd *polled = xcalloc(FIXED + pipes, sizeof *polled);
    polled[IN] = (struct pollfd){.fd = STDIN_FILENO, .events = POLLIN};
    polled[OUT] = (struct pollfd){.fd = buffer_length(&helper->out) > 0 ? STDOUT_FILENO : -1,
                                  .events = POLLOUT};
    polled[SIGNALS] = (struct pollfd){.fd = signals, .events = POLLIN};
    for (const struct process *process = processes->first; process != NULL; process = process->next)
        for (int i = 0; i < PROCESS_PIPES; i++)
            polled[at++] = (struct pollfd){.fd = process->pipes[i], .events = POLLIN};
    poll(polled, FIXED + pipes, wait);
    at = FIXED;
    for (struct process *process = processes->first; process != NULL; process = process->next)
        for (int i = 0; i < PROCESS_PIPES; i++, at++)
            if (polled[at].revents != 0)
                processes_read(processes, process, i);
    if (polled[SIGNALS].revents != 0) {
        struct signalfd_siginfo info;
        (void)!read(signals, &info, sizeof info);
        processes_reap(processes);
    }
    bool connected = polled[IN].revents == 0 || hear(helper);
    if (polled[OUT].revents != 0 && buffer_flush(&helper->out, STDOUT_FILENO) != 0)
        connected = false;
    free(polled);
    return connected && clock_milliseconds() < helper->heard + SILENCE;
}

/* Until the run is over, or the connection has ended. */
static void serve(struct helper *helper, int signals)
{
    uint64_t looked = clock_milliseconds();
    bool connected = true;
    while (connected && !helper->quits) {
        int wait = processes_finish(&helper->processes);
        if (buffer_flush(&helper->out, STDOUT_FILENO) != 0)
            return;
        connected = go_on(helper, signals, wait >= 0 && wait < LOOK ? wait : LOOK);
        if (clock_milliseconds() < looked + LOOK)
            continue;
        looked = clock_milliseconds();
        connected = connected && place_keep(&helper->place);
    }
}

int serve_main(int argc, char **argv)
{
    static const int ignored[] = {SIGPIPE, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    struct helper helper = {.files = {.file = -1}};
    sigset_t children;
    (void)argc;
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        signal(ignored[i], SIG_IGN);
    if (place_take(&helper.place, argv[0]) != 0)
        return errno == EBUSY ? 1 : SERVE_NO_PLACE;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    int signals = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    helper.processes = (struct processes){.place = &helper.place,
                                          .orphans = orphans_open(),
                                          .answers = &helper.out,
                                          .null = open("/dev/null", O_RDWR | O_CLOEXEC)};
    (void)!write(STDOUT_FILENO, FRAME_GREETING, strlen(FRAME_GREETING));
    fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK);
    fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK);
    helper.heard = clock_milliseconds();
    serve(&helper, signals);
    processes_end(&helper.processes);
    orphans_close(helper.processes.orphans);
    buffer_free(&helper.in);
    buffer_free(&helper.out);
    if (helper.quits)
        place_remove(&helper.place);
    /* A connection that ended must not be held open by what waits for the next. */
    close(STDIN_FILENO);
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    if (!helper.quits)
        place_leave(&helper.place);
    return 0;
}
