/* SPDX-License-Identifier: Apache-2.0 */

/* The client, of which each test has one: to the runner it is the JVM. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "launch/launch.h"
#include "launch/orphans.h"
#include "remote.h"
#include "remote/frame.h"
#include "remote/note.h"

struct client {
    int broker;
    int signals;
    int note;
    struct buffer in, out;
    uint64_t begun; /* milliseconds */
    uint64_t late;  /* by how much the process began later */
    bool started;
    bool asked; /* a signal was sent to it */
    bool alive; /* it has answered that */
    int file;   /* that is being received; or -1 */
};

/* Says how far it is. False when there is no room for that. */
static bool write_note(const struct client *client, char word, uint64_t first, uint64_t second)
{
    char text[NOTE_LENGTH + 1];
    int length = snprintf(text, sizeof text, NOTE_FORM, word, (unsigned long long)first,
                          (unsigned long long)second);
    return length == NOTE_LENGTH && pwrite(client->note, text, NOTE_LENGTH, 0) == NOTE_LENGTH;
}

/* Ends as what stands for no process any more. */
__attribute__((noreturn)) static void end_with_note(const struct client *client, char word,
                                                    uint64_t number)
{
    write_note(client, word, number, 0);
    _exit(1);
}

/* Ends as the process did. */
__attribute__((noreturn)) static void end_as(char kind, unsigned char number)
{
    if (kind == 'x')
        _exit(number);
    struct rlimit none = {0};
    sigset_t all;
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    signal(number, SIG_DFL);
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    kill(getpid(), number);
    _exit(128 + number);
}

static void write_all(int descriptor, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno != EINTR)
            return;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
}

/* What the process left comes into the working directory, under its own name; what is there already stays. */
static void begin_file(struct client *client, const struct received *frame)
{
    if (client->file >= 0)
        close(client->file);
    struct strings strings = frame_strings(frame);
    const char *name = strings.count > 0 ? strings.items[0] : "";
    bool good = *name != '\0' && strchr(name, '/') == NULL && strcmp(name, NOTE_NAME) != 0;
    client->file = good ? open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600)
                        : -1;
    strings_free(&strings);
}

__attribute__((noreturn)) static void end_failed(const struct client *client,
                                                 const struct received *frame)
{
    struct strings strings = frame_strings(frame);
    end_with_note(client, NOTE_FAILED,
                  strings.count > 0 ? strtoull(strings.items[0], NULL, 10) : 0);
}

/* A process that had ended when the signal of a time limit came, but of whose end nothing was heard
 * until then, has been cut off: how long it would have taken is not known. */
__attribute__((noreturn)) static void end(const struct client *client, const struct received *frame)
{
    struct strings strings = frame_strings(frame);
    if (strings.count != 3 || (client->asked && !client->alive)
        || !write_note(client, client->asked ? NOTE_LATE_END : NOTE_ENDED, client->late,
                       strtoull(strings.items[2], NULL, 10)))
        end_with_note(client, NOTE_RUNNING, 0);
    end_as(strings.items[0][0], (unsigned char)strtoul(strings.items[1], NULL, 10));
}

static void take(struct client *client, const struct received *frame)
{
    switch (frame->type) {
    case FRAME_STARTED:
        client->started = true;
        client->late = clock_milliseconds() - client->begun;
        write_note(client, NOTE_RUNNING, 0, 0);
        break;
    case FRAME_ALIVE:
        client->alive = true;
        write_note(client, NOTE_ASKED, client->late, 0);
        break;
    case FRAME_OUT:
        write_all(STDOUT_FILENO, frame->bytes, frame->length);
        break;
    case FRAME_ERR:
        write_all(STDERR_FILENO, frame->bytes, frame->length);
        break;
    case FRAME_TRANSCRIPT:
        write_all(LAUNCH_CHANNEL, frame->bytes, frame->length);
        break;
    case FRAME_FILE:
        begin_file(client, frame);
        break;
    case FRAME_BYTES:
        if (client->file >= 0)
            write_all(client->file, frame->bytes, frame->length);
        break;
    case FRAME_ENDED:
        end(client, frame);
    case FRAME_FAILED:
        end_failed(client, frame);
    case FRAME_GONE:
        end_with_note(client, NOTE_GONE, 0);
    default:
        end_with_note(client, NOTE_RUNNING, 0);
    }
}

/* A time limit that was spent on waiting for the connection says nothing about the process. */
static void pass_signal(struct client *client)
{
    struct signalfd_siginfo signal;
    if (read(client->signals, &signal, sizeof signal) != sizeof signal)
        return;
    if (!client->started)
        _exit(1);
    char number = (char)signal.ssi_signo;
    client->asked = true;
    frame_put(&client->out, 0, FRAME_SIGNAL, &number, 1);
}

static void ask(struct client *client, int argc, char **argv)
{
    const char *mark = getenv(ORPHANS_MARK);
    const char *slash = mark != NULL ? strrchr(mark, '/') : NULL;
    struct strings request = {0};
    int settings = 0;
    while (2 + settings < argc && strcmp(argv[2 + settings], "--") != 0)
        settings++;
    strings_add(&request, xstrdup(slash != NULL ? slash + 1 : "process"));
    strings_add(&request, xstrdup(argv[1]));
    strings_add(&request, xprintf("%d", settings));
    for (int i = 2; i < argc; i++)
        if (i != 2 + settings)
            strings_add(&request, xstrdup(argv[i]));
    frame_put_strings(&client->out, 0, FRAME_RUN, &request);
    strings_free(&request);
}

int client_main(int argc, char **argv)
{
    struct client client = {.begun = clock_milliseconds(), .file = -1};
    sigset_t passed;
    sigemptyset(&passed);
    sigaddset(&passed, SIGQUIT);
    sigaddset(&passed, SIGTERM);
    sigprocmask(SIG_BLOCK, &passed, NULL);
    signal(SIGPIPE, SIG_IGN);
    client.signals = signalfd(-1, &passed, SFD_CLOEXEC);
    client.note = open(NOTE_NAME, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (client.note < 0 || !write_note(&client, NOTE_WAITING, 0, 0)) {
        unlink(NOTE_NAME);
        return 1;
    }
    client.broker = frame_connect(argv[0]);
    if (client.broker < 0)
        end_with_note(&client, NOTE_GONE, 0);
    ask(&client, argc, argv);
    for (;;) {
        struct received frame;
        int taken;
        if (buffer_flush(&client.out, client.broker) != 0)
            end_with_note(&client, NOTE_GONE, 0);
        struct pollfd polled[] = {{.fd = client.broker, .events = POLLIN},
                                  {.fd = client.signals, .events = POLLIN}};
        if (poll(polled, 2, -1) < 0)
            continue;
        if (polled[1].revents != 0)
            pass_signal(&client);
        if (polled[0].revents == 0)
            continue;
        if (buffer_fill(&client.in, client.broker) <= 0)
            end_with_note(&client, NOTE_GONE, 0);
        while ((taken = frame_take(&client.in, &frame)) > 0)
            take(&client, &frame);
        if (taken < 0)
            end_with_note(&client, NOTE_GONE, 0);
    }
}
