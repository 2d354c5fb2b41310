/* SPDX-License-Identifier: Apache-2.0 */
#include "connection.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

static void close_one(int *descriptor)
{
    if (*descriptor >= 0)
        close(*descriptor);
    *descriptor = -1;
}

/* It must not outlive the broker, by whose signals it is not to be disturbed either. */
__attribute__((noreturn)) static void become(char *const *command, const int ends[3], pid_t broker)
{
    sigset_t none;
    prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    for (int i = 0; i < 3; i++)
        if (getppid() != broker || dup2(ends[i], i) < 0)
            _exit(127);
    for (int number = 1; number < NSIG; number++)
        signal(number, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execvp(command[0], command);
    const char *why = strerror(errno);
    (void)!write(STDERR_FILENO, command[0], strlen(command[0]));
    (void)!write(STDERR_FILENO, ": ", 2);
    (void)!write(STDERR_FILENO, why, strlen(why));
    _exit(127);
}

int connection_open(struct connection *connection)
{
    int own[3] = {-1, -1, -1}, ends[3] = {-1, -1, -1}, pair[2];
    pid_t broker = getpid();
    for (int i = 0; i < 3; i++) {
        if (pipe2(pair, O_CLOEXEC) != 0)
            break;
        own[i] = pair[i == 0 ? 1 : 0];
        ends[i] = pair[i == 0 ? 0 : 1];
        fcntl(own[i], F_SETFL, O_NONBLOCK);
    }
    pid_t pid = ends[2] >= 0 ? fork() : -1;
    if (pid == 0)
        become(connection->command, ends, broker);
    int error = errno;
    for (int i = 0; i < 3; i++) {
        close_one(&ends[i]);
        if (pid < 0)
            close_one(&own[i]);
    }
    errno = error;
    if (pid < 0)
        return -1;
    connection->pid = pid;
    connection->in = own[0];
    connection->out = own[1];
    connection->err = own[2];
    connection->since = connection->moved = clock_milliseconds();
    connection->said[0] = '\0';
    return 0;
}

void connection_poll(const struct connection *connection, struct pollfd polled[CONNECTION_POLLED])
{
    bool waits = buffer_length(&connection->to) > 0;
    polled[0] = (struct pollfd){.fd = waits ? connection->in : -1, .events = POLLOUT};
    polled[1] = (struct pollfd){.fd = connection->out, .events = POLLIN};
    polled[2] = (struct pollfd){.fd = connection->err, .events = POLLIN};
}

/* Keeps the end of what is said. */
static void listen_to(struct connection *connection)
{
    char bytes[400];
    ssize_t got = read(connection->err, bytes, sizeof bytes - 1);
    if (got == 0)
        close_one(&connection->err);
    if (got <= 0)
        return;
    size_t length = strlen(connection->said), room = sizeof connection->said - 1;
    size_t dropped = length + (size_t)got > room ? length + (size_t)got - room : 0;
    memmove(connection->said, connection->said + dropped, length - dropped);
    memcpy(connection->said + length - dropped, bytes, (size_t)got);
    connection->said[length - dropped + (size_t)got] = '\0';
}

/* Its own status says more than that it was killed. */
static void wait_for(struct connection *connection)
{
    static const struct timespec moment = {.tv_nsec = 2000000};
    for (int i = 0; i < 500; i++) {
        if (waitpid(connection->pid, &connection->status, WNOHANG) != 0)
            return;
        nanosleep(&moment, NULL);
    }
    kill(connection->pid, SIGKILL);
    waitpid(connection->pid, &connection->status, 0);
}

void connection_close(struct connection *connection)
{
    close_one(&connection->in);
    close_one(&connection->out);
    buffer_free(&connection->to);
    buffer_free(&connection->from);
    connection->up = false;
    if (connection->pid != 0)
        wait_for(connection);
    connection->pid = 0;
    if (connection->err >= 0)
        listen_to(connection);
    close_one(&connection->err);
}

/* Passes over what a login shell may have said. */
static void look_for_greeting(struct connection *connection)
{
    struct buffer *from = &connection->from;
    if (buffer_length(from) == 0)
        return;
    const char *begin = from->bytes + from->begin;
    const char *found = memmem(begin, buffer_length(from), FRAME_GREETING, strlen(FRAME_GREETING));
    if (found == NULL)
        return;
    buffer_skip(from, (size_t)(found - begin) + strlen(FRAME_GREETING));
    connection->up = true;
}

int connection_go_on(struct connection *connection, const struct pollfd polled[CONNECTION_POLLED])
{
    if (polled[2].revents != 0 && connection->err >= 0)
        listen_to(connection);
    size_t waited = buffer_length(&connection->to);
    if (polled[0].revents != 0 && buffer_flush(&connection->to, connection->in) != 0)
        return -1;
    if (waited > FRAME_PART && buffer_length(&connection->to) < waited)
        connection->moved = clock_milliseconds();
    if (polled[1].revents == 0)
        return 0;
    ssize_t got = buffer_fill(&connection->from, connection->out);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        return -1;
    if (got > 0)
        connection->moved = clock_milliseconds();
    if (!connection->up)
        look_for_greeting(connection);
    return 0;
}

char *connection_end(const struct connection *connection)
{
    const char *last = connection->said;
    size_t length = strlen(last);
    while (length > 0 && strchr("\r\n", last[length - 1]) != NULL)
        length--;
    for (size_t i = 0; i < length; i++)
        if (connection->said[i] == '\n')
            last = connection->said + i + 1;
    length -= (size_t)(last - connection->said);
    while (length > 0 && last[length - 1] == '\r')
        length--;
    if (length > 0)
        return xprintf("%.*s", (int)length, last);
    if (WIFEXITED(connection->status) && WEXITSTATUS(connection->status) != 0)
        return xprintf("its command ended with status %d", WEXITSTATUS(connection->status));
    return xstrdup("it was closed from the other side");
}
