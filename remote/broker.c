/* SPDX-License-Identifier: Apache-2.0 */

/* The broker: one connection for all clients, however many there are at a time. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/tree.h"
#include "connection.h"
#include "remote.h"

/* Milliseconds: how often the helper is to answer, how long it may take to answer first, and to clear
 * up; after what silence the connection is lost at the earliest; and how long an attempt to open it again
 * is waited for, at most. */
enum { PING = 4000, GREETING = 30000, LEAVING = 20000, SILENCE_MIN = 10000, PAUSE_MAX = 5000 };

/* No more is taken from clients while so much waits to be sent. */
enum { WAITING_MAX = 1 << 20 };

struct client {
    int fd;
    uint32_t id;
    bool active; /* an answer is due */
    bool told;   /* that its request was lost, or that there will be no connection any more */
    struct buffer in, out;
    struct client *next;
};

struct broker {
    const char *directory, *name;
    uint64_t patience; /* milliseconds */
    struct connection connection;
    struct client *clients;
    size_t count;
    int listener;
    uint32_t last_id;
    uint64_t lost;  /* since when there is no connection; 0 while there is */
    uint64_t again; /* when to open it again; 0 while there is one */
    uint64_t pause; /* before the attempt after that */
    uint64_t pinged;
    uint64_t silence; /* after which the connection is lost, though nothing has ended it */
    uint64_t leaving; /* until when the helper may clear up; 0 before the end */
    bool greeted;     /* at least once */
    bool quits;       /* the helper was told to */
    char *gone;       /* why there will be no connection any more; or NULL */
};

static void close_client(struct broker *broker, struct client *client)
{
    struct client **link = &broker->clients;
    while (*link != client)
        link = &(*link)->next;
    *link = client->next;
    broker->count--;
    if (client->active && broker->connection.up)
        frame_put(&broker->connection.to, client->id, FRAME_KILL, NULL, 0);
    close(client->fd);
    buffer_free(&client->in);
    buffer_free(&client->out);
    free(client);
}

static void accept_client(struct broker *broker)
{
    int fd = accept4(broker->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd < 0)
        return;
    struct client *client = xcalloc(1, sizeof *client);
    *client = (struct client){.fd = fd, .id = ++broker->last_id, .next = broker->clients};
    broker->clients = client;
    broker->count++;
}

/* What the runner reads from the broker's standard output. */
static void tell(const char *word, const char *text)
{
    char *line = xprintf("%s%s%s\n", word, text != NULL ? " " : "", text != NULL ? text : "");
    (void)!write(STDOUT_FILENO, line, strlen(line));
    free(line);
}

static void answer_all(struct broker *broker, enum frame_type type, const char *text)
{
    for (struct client *client = broker->clients; client != NULL; client = client->next) {
        if (client->told || (!client->active && type != FRAME_GONE))
            continue;
        frame_put(&client->out, client->id, type, text, strlen(text));
        client->active = false;
        client->told = true;
    }
}

static void give_up(struct broker *broker, char *why)
{
    broker->gone = why;
    broker->again = 0;
    tell(broker->greeted ? "gone" : "failed", why);
    answer_all(broker, FRAME_GONE, why);
}

/* A helper that cannot be there again: its directory is gone, or the helper with it. */
static bool is_final(int status)
{
    return WIFEXITED(status)
           && (WEXITSTATUS(status) == SERVE_NO_PLACE || WEXITSTATUS(status) == 126
               || WEXITSTATUS(status) == 127);
}

static void on_lost(struct broker *broker)
{
    bool was_up = broker->connection.up;
    uint64_t now = clock_milliseconds();
    connection_close(&broker->connection);
    char *why = connection_end(&broker->connection);
    answer_all(broker, FRAME_LOST, "");
    if (broker->quits) {
        free(why);
        return;
    }
    if (was_up || broker->lost == 0) {
        broker->lost = now;
        broker->pause = 100;
    }
    if (was_up)
        fprintf(stderr, "assay: the connection to %s was lost (%s); it is opened again\n",
                broker->name, why);
    if (is_final(broker->connection.status)
        || now + broker->pause > broker->lost + broker->patience) {
        give_up(broker, why);
        return;
    }
    free(why);
    broker->again = now + broker->pause;
    broker->pause = 2 * broker->pause < PAUSE_MAX ? 2 * broker->pause : PAUSE_MAX;
}

static void open_again(struct broker *broker)
{
    broker->again = 0;
    if (connection_open(&broker->connection) != 0)
        on_lost(broker);
}

static void take_requests(struct broker *broker, struct client *client)
{
    struct received frame;
    int taken;
    while ((taken = frame_take(&client->in, &frame)) > 0) {
        client->active = true;
        frame_put(&broker->connection.to, client->id, frame.type, frame.bytes, frame.length);
    }
}

/* The request waits while there is no connection. False when the client is gone. */
static bool go_on_with(struct broker *broker, struct client *client, short revents)
{
    if ((revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
        ssize_t got = buffer_fill(&client->in, client->fd);
        if (got == 0 || (got < 0 && errno != EAGAIN))
            return false;
    }
    if (broker->gone != NULL || client->told)
        buffer_free(&client->in);
    else if (broker->connection.up)
        take_requests(broker, client);
    return buffer_flush(&client->out, client->fd) == 0;
}

static void pass_answer(struct broker *broker, const struct received *frame)
{
    struct client *client = broker->clients;
    while (client != NULL && client->id != frame->id)
        client = client->next;
    if (client == NULL)
        return;
    frame_put(&client->out, frame->id, frame->type, frame->bytes, frame->length);
    if (frame->type == FRAME_ENDED || frame->type == FRAME_FAILED || frame->type == FRAME_DONE)
        client->active = false;
}

static void go_on_with_connection(struct broker *broker, const struct pollfd *polled)
{
    struct connection *connection = &broker->connection;
    struct received frame;
    int taken = 0;
    bool was_up = connection->up;
    int result = connection_go_on(connection, polled);
    if (connection->up && !was_up) {
        broker->lost = 0;
        if (!broker->greeted)
            tell("ready", NULL);
        broker->greeted = true;
    }
    while (connection->up && (taken = frame_take(&connection->from, &frame)) > 0)
        pass_answer(broker, &frame);
    if (result != 0 || taken < 0)
        on_lost(broker);
}

/* A helper that waits for the next one is told to clear up by that, as soon as there is a connection. */
static void leave(struct broker *broker)
{
    if (broker->quits || !broker->connection.up)
        return;
    broker->quits = true;
    frame_put(&broker->connection.to, 0, FRAME_QUIT, NULL, 0);
}

/* Whether there is nothing to be done any more. */
static bool has_left(const struct broker *broker)
{
    if (broker->leaving == 0)
        return false;
    return broker->gone != NULL || clock_milliseconds() > broker->leaving
           || (broker->quits && broker->connection.pid == 0);
}

static void on_time(struct broker *broker)
{
    struct connection *connection = &broker->connection;
    uint64_t now = clock_milliseconds();
    if (broker->again != 0 && now >= broker->again)
        open_again(broker);
    if (connection->pid != 0 && !connection->up && now > connection->since + GREETING)
        on_lost(broker);
    if (connection->up && now > connection->moved + broker->silence)
        on_lost(broker);
    if (connection->up && now > broker->pinged + PING) {
        broker->pinged = now;
        frame_put(&connection->to, 0, FRAME_PING, NULL, 0);
    }
    if (broker->leaving != 0)
        leave(broker);
}

/* Milliseconds until on_time has something to do. */
static int wait_of(const struct broker *broker)
{
    uint64_t now = clock_milliseconds();
    if (broker->again == 0)
        return broker->leaving != 0 && !broker->quits ? 10 : 500;
    return broker->again > now ? (int)(broker->again - now) : 0;
}

static void go_on(struct broker *broker)
{
    enum { CONTROL = CONNECTION_POLLED, LISTENER, FIXED };
    size_t count = broker->count, i = FIXED;
    struct pollfd *polled = xcalloc(FIXED + count, sizeof *polled);
    connection_poll(&broker->connection, polled);
    polled[CONTROL].fd = broker->leaving == 0 ? STDIN_FILENO : -1;
    polled[CONTROL].events = POLLIN;
    polled[LISTENER] = (struct pollfd){.fd = broker->listener, .events = POLLIN};
    bool takes = (broker->connection.up && buffer_length(&broker->connection.to) < WAITING_MAX)
                 || broker->gone != NULL;
    for (const struct client *client = broker->clients; client != NULL; client = client->next, i++)
        polled[i] = (struct pollfd){
            .fd = client->fd,
            .events = (short)((takes ? POLLIN : 0)
                              | (buffer_length(&client->out) > 0 ? POLLOUT : 0))};
    poll(polled, FIXED + count, wait_of(broker));
    i = FIXED;
    for (struct client *client = broker->clients, *next; client != NULL; client = next, i++) {
        next = client->next;
        if (polled[i].revents != 0 && !go_on_with(broker, client, polled[i].revents))
            close_client(broker, client);
    }
    if (broker->connection.pid != 0)
        go_on_with_connection(broker, polled);
    if (polled[LISTENER].revents != 0)
        accept_client(broker);
    if (broker->gone != NULL)
        answer_all(broker, FRAME_GONE, broker->gone);
    on_time(broker);
    if (polled[CONTROL].revents != 0)
        broker->leaving = clock_milliseconds() + LEAVING;
    free(polled);
}

int broker_main(int argc, char **argv)
{
    struct broker broker = {.directory = argv[0],
                            .patience = strtoull(argv[1], NULL, 10) * 1000,
                            .name = argv[2],
                            .connection = {.command = argv + 4, .in = -1, .out = -1, .err = -1}};
    (void)argc;
    static const int ignored[] = {SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        signal(ignored[i], SIG_IGN);
    broker.silence = broker.patience / 2 > SILENCE_MIN ? broker.patience / 2 : SILENCE_MIN;
    fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK);
    broker.listener = frame_listen(broker.directory);
    if (broker.listener < 0)
        give_up(&broker, xprintf("%s: %s", broker.directory, strerror(errno)));
    else
        open_again(&broker);
    while (broker.listener >= 0 && !has_left(&broker))
        go_on(&broker);
    connection_close(&broker.connection);
    tree_remove(AT_FDCWD, broker.directory);
    free(broker.gone);
    return 0;
}
