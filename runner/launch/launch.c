/* SPDX-License-Identifier: Apache-2.0 */
#include "launch/launch.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uv.h>

#include "base/memory.h"
#include "base/text.h"
#include "launch/orphans.h"
#include "launch/spawn.h"

enum { OUT, ERR, TRANSCRIPT, PIPES };

/* Those that stop the runner, and the one for processes that have ended. */
static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGCHLD};
enum { SIGNALS = sizeof signals / sizeof signals[0] };

/* Milliseconds between SIGQUIT, SIGTERM and SIGKILL, and from the end of a
 * process until pipes that are still open are given up. */
enum { PATIENCE = 2000, GRACE = 500 };

/* What the event loop and one process need. */
enum { DESCRIPTORS = 24 };

struct child {
    struct launcher *launcher;
    struct child *next; /* in the launcher's list */
    struct job job;
    struct outcome outcome;
    pid_t pid; /* 0 when it could not be started */
    uv_timer_t timer;
    uv_pipe_t pipes[PIPES];
    unsigned handles; /* not yet closed */
    unsigned open_pipes;
    uint64_t started;
    int last_signal;  /* of SIGQUIT, SIGTERM, SIGKILL; 0 before the timeout */
    bool transcribed; /* whether the time for the transcript is over */
    bool ended;
};

struct launcher {
    uv_loop_t loop;
    uv_signal_t signals[SIGNALS];
    const struct work *work;
    struct child *children;
    unsigned running;
    bool exhausted;
    bool interrupted;
    int null;
    struct orphans *orphans;
    char buffer[64 * 1024];
};

static void start_more(struct launcher *launcher);
static void on_timer(uv_timer_t *timer);

static struct stream *stream_of(struct child *child, const uv_stream_t *pipe)
{
    switch ((const uv_pipe_t *)pipe - child->pipes) {
    case OUT:
        return &child->outcome.out;
    case ERR:
        return &child->outcome.err;
    default:
        return &child->outcome.transcript;
    }
}

static void unlink_child(struct child *child)
{
    struct child **link = &child->launcher->children;
    while (*link != child)
        link = &(*link)->next;
    *link = child->next;
}

void outcome_free(struct outcome *outcome)
{
    free(outcome->out.bytes);
    free(outcome->err.bytes);
    free(outcome->transcript.bytes);
}

/* The next process is started before the finished one is judged, so that no
 * processor waits for the runner. */
static void finish(struct child *child)
{
    struct launcher *launcher = child->launcher;
    unlink_child(child);
    launcher->running--;
    start_more(launcher);
    if (launcher->interrupted) {
        outcome_free(&child->outcome);
        launcher->work->dropped(launcher->work->context, &child->job);
    } else {
        launcher->work->done(launcher->work->context, &child->job, &child->outcome);
    }
    free(child);
}

static void on_closed(uv_handle_t *handle)
{
    struct child *child = handle->data;
    if (--child->handles == 0)
        finish(child);
}

static void close_handle(uv_handle_t *handle)
{
    if (!uv_is_closing(handle))
        uv_close(handle, on_closed);
}

/* The process is over and nothing more can come. */
static void close_if_complete(struct child *child)
{
    if (!child->ended || child->open_pipes > 0)
        return;
    close_handle((uv_handle_t *)&child->timer);
}

static void close_pipe(struct child *child, uv_stream_t *pipe)
{
    if (uv_is_closing((uv_handle_t *)pipe))
        return;
    close_handle((uv_handle_t *)pipe);
    child->open_pipes--;
}

static void kill_group(const struct child *child, int signal)
{
    kill(-child->pid, signal);
}

/* Begins no more, and ends what runs; the timer ends what does not end itself. */
static void stop(struct launcher *launcher)
{
    launcher->interrupted = true;
    for (struct child *child = launcher->children; child != NULL; child = child->next)
        if (child->pid > 0 && !child->ended) {
            bool asked = child->job.ends_itself && child->last_signal == 0;
            child->last_signal = asked ? SIGTERM : SIGKILL;
            kill_group(child, child->last_signal);
            if (asked)
                uv_timer_start(&child->timer, on_timer, PATIENCE, 0);
        }
}

/* After the timeout the process is being ended: what the test says then is no answer any more,
 * and would differ from run to run. */
static void take(struct child *child, uv_stream_t *pipe, const char *bytes, size_t length)
{
    struct stream *stream = stream_of(child, pipe);
    if (stream != &child->outcome.transcript || !child->transcribed)
        stream_append(stream, bytes, length, LAUNCH_STREAM_MAX);
    /* What was not read whole is not judged. */
    if (memory_is_short() && !child->launcher->interrupted)
        stop(child->launcher);
}

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buffer)
{
    (void)suggested;
    struct launcher *launcher = ((struct child *)handle->data)->launcher;
    *buffer = uv_buf_init(launcher->buffer, sizeof launcher->buffer);
}

static void on_read(uv_stream_t *pipe, ssize_t length, const uv_buf_t *buffer)
{
    struct child *child = pipe->data;
    if (length > 0)
        take(child, pipe, buffer->base, (size_t)length);
    if (length < 0) {
        close_pipe(child, pipe);
        close_if_complete(child);
    }
}

/* Takes what waits in a pipe that is to be given up: the runner itself may have been kept
 * from reading it all the while. */
static void drain(struct child *child, uv_stream_t *pipe)
{
    struct launcher *launcher = child->launcher;
    struct stream *stream = stream_of(child, pipe);
    uv_os_fd_t descriptor;
    if (uv_is_closing((uv_handle_t *)pipe) || uv_fileno((uv_handle_t *)pipe, &descriptor) != 0)
        return;
    ssize_t length;
    while (!stream->cut
           && (length = read(descriptor, launcher->buffer, sizeof launcher->buffer)) > 0)
        take(child, pipe, launcher->buffer, (size_t)length);
}

/* Whether the process is over though the loop has not heard of it yet: it looks at its timers
 * before it reads signals, and the runner itself may have been stopped or busy all the while. */
static bool has_ended(const struct child *child)
{
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)child->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
           && info.si_pid != 0;
}

/* A timeout escalates; after the end, a pipe that some process still holds open is closed. */
static void on_timer(uv_timer_t *timer)
{
    struct child *child = timer->data;
    if (child->ended) {
        orphans_kill(child->launcher->orphans, child->job.directory);
        for (int i = 0; i < PIPES; i++) {
            drain(child, (uv_stream_t *)&child->pipes[i]);
            close_pipe(child, (uv_stream_t *)&child->pipes[i]);
        }
        close_if_complete(child);
        return;
    }
    if (has_ended(child)) {
        uv_timer_start(timer, on_timer, GRACE, 0);
        return;
    }
    child->outcome.timed_out = true;
    if (child->last_signal == 0) {
        drain(child, (uv_stream_t *)&child->pipes[TRANSCRIPT]);
        child->transcribed = true;
    }
    if (child->last_signal == 0 && !child->job.known_to_hang) {
        child->last_signal = SIGQUIT;
        kill(child->pid, SIGQUIT);
    } else {
        child->last_signal = child->last_signal == SIGQUIT ? SIGTERM : SIGKILL;
        kill_group(child, child->last_signal);
    }
    uv_timer_start(timer, on_timer, PATIENCE, 0);
}

static void on_end(struct child *child, int status)
{
    orphans_forget(child->launcher->orphans, child->pid);
    child->ended = true;
    child->outcome.seconds = (double)(uv_hrtime() - child->started) / 1e9;
    child->outcome.exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    child->outcome.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    kill_group(child, SIGKILL);
    orphans_kill(child->launcher->orphans, child->job.directory);
    uv_update_time(&child->launcher->loop);
    uv_timer_start(&child->timer, on_timer, GRACE, 0);
    close_if_complete(child);
}

/* A child that ends here stays in the list until its handles are closed. */
static void on_children(uv_signal_t *handle, int number)
{
    (void)number;
    struct launcher *launcher = handle->data;
    int status;
    for (struct child *child = launcher->children; child != NULL; child = child->next)
        if (child->pid > 0 && !child->ended && waitpid(child->pid, &status, WNOHANG) == child->pid)
            on_end(child, status);
}

/* Makes the three pipes; the process's ends go to `ends`. */
static int open_pipes(struct child *child, uv_file ends[PIPES])
{
    for (int i = 0; i < PIPES; i++)
        ends[i] = -1;
    for (int i = 0; i < PIPES; i++) {
        uv_pipe_init(&child->launcher->loop, &child->pipes[i], 0);
        child->pipes[i].data = child;
        child->handles++;
        child->open_pipes++;
    }
    for (int i = 0; i < PIPES; i++) {
        uv_file pair[2];
        int error = uv_pipe(pair, UV_NONBLOCK_PIPE, 0);
        if (error != 0)
            return error;
        ends[i] = pair[1];
        error = uv_pipe_open(&child->pipes[i], pair[0]);
        if (error != 0) {
            close(pair[0]);
            return error;
        }
    }
    return 0;
}

static int spawn(struct child *child, const uv_file ends[PIPES])
{
    child->started = uv_hrtime();
    pid_t pid = spawn_process(
        &(struct spawn){.argv = child->job.argv,
                        .env = child->job.env,
                        .directory = child->job.place,
                        .descriptors = {child->launcher->null, ends[OUT],
                                        ends[ERR], [LAUNCH_CHANNEL] = ends[TRANSCRIPT]}});
    child->pid = pid > 0 ? pid : 0;
    return pid > 0 ? 0 : (int)pid;
}

static void start(struct launcher *launcher, const struct job *job)
{
    struct child *child = xcalloc(1, sizeof *child);
    child->launcher = launcher;
    child->job = *job;
    child->outcome.exit_status = -1;
    child->next = launcher->children;
    launcher->children = child;
    launcher->running++;
    uv_timer_init(&launcher->loop, &child->timer);
    child->timer.data = child;
    child->handles = 1;

    uv_file ends[PIPES];
    int error = open_pipes(child, ends);
    if (error == 0)
        error = spawn(child, ends);
    for (int i = 0; i < PIPES; i++)
        if (ends[i] >= 0)
            close(ends[i]);
    if (error != 0) {
        child->outcome.error = -error;
        child->ended = true;
        for (int i = 0; i < PIPES; i++)
            close_pipe(child, (uv_stream_t *)&child->pipes[i]);
        close_if_complete(child);
        return;
    }
    orphans_spare(launcher->orphans, child->pid, child->job.directory);
    uv_update_time(&launcher->loop);
    uv_timer_start(&child->timer, on_timer, (uint64_t)(child->job.timeout * 1000), 0);
    for (int i = 0; i < PIPES; i++)
        uv_read_start((uv_stream_t *)&child->pipes[i], on_alloc, on_read);
}

static void start_more(struct launcher *launcher)
{
    struct job job;
    while (!launcher->interrupted && !launcher->exhausted
           && launcher->running < launcher->work->parallel) {
        if (launcher->work->next(launcher->work->context, &job))
            start(launcher, &job);
        else
            launcher->exhausted = true;
    }
}

static void on_signal(uv_signal_t *handle, int number)
{
    (void)number;
    stop(handle->data);
}

/* What whoever started the runner has it ignore, as nohup does SIGHUP and a script SIGINT in
 * what it puts into the background, does not stop it. */
static bool is_ignored(int number)
{
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* The event loop aborts the program when it has no descriptor left. */
static bool has_descriptors(int null)
{
    int copies[DESCRIPTORS], count = 0;
    while (count < DESCRIPTORS && (copies[count] = fcntl(null, F_DUPFD_CLOEXEC, 0)) >= 0)
        count++;
    for (int i = 0; i < count; i++)
        close(copies[i]);
    return count == DESCRIPTORS;
}

struct launcher *launcher_open(void)
{
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (null < 0) {
        complain("cannot open /dev/null: %s", strerror(errno));
        return NULL;
    }
    if (!has_descriptors(null)) {
        complain("too few files may be open at a time: see ulimit -n");
        close(null);
        return NULL;
    }
    struct launcher *launcher = xcalloc(1, sizeof *launcher);
    int error = uv_loop_init(&launcher->loop);
    if (error != 0) {
        complain("cannot start an event loop: %s", uv_strerror(error));
        close(null);
        free(launcher);
        return NULL;
    }
    launcher->null = null;
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    launcher->orphans = orphans_open();
    for (int i = 0; i < SIGNALS; i++) {
        uv_signal_init(&launcher->loop, &launcher->signals[i]);
        launcher->signals[i].data = launcher;
        if (signals[i] == SIGCHLD || !is_ignored(signals[i]))
            uv_signal_start(&launcher->signals[i], signals[i] == SIGCHLD ? on_children : on_signal,
                            signals[i]);
        uv_unref((uv_handle_t *)&launcher->signals[i]);
    }
    return launcher;
}

void launcher_close(struct launcher *launcher)
{
    for (int i = 0; i < SIGNALS; i++)
        uv_close((uv_handle_t *)&launcher->signals[i], NULL);
    uv_run(&launcher->loop, UV_RUN_DEFAULT);
    uv_loop_close(&launcher->loop);
    orphans_close(launcher->orphans);
    close(launcher->null);
    free(launcher);
}

void launcher_run(struct launcher *launcher, const struct work *work)
{
    launcher->work = work;
    launcher->exhausted = false;
    start_more(launcher);
    uv_run(&launcher->loop, UV_RUN_DEFAULT);
}

void launcher_more(struct launcher *launcher)
{
    launcher->exhausted = false;
    start_more(launcher);
}

bool launcher_interrupted(struct launcher *launcher)
{
    /* The loop reads no signals while no handle counts; the last one, of SIGCHLD, always works. */
    uv_handle_t *signal = (uv_handle_t *)&launcher->signals[SIGNALS - 1];
    uv_ref(signal);
    uv_run(&launcher->loop, UV_RUN_NOWAIT);
    uv_unref(signal);
    return launcher->interrupted;
}
