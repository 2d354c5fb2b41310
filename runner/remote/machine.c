/* SPDX-License-Identifier: Apache-2.0 */
#include "remote/machine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files.h"
#include "base/tree.h"
#include "remote/machine_private.h"
#include "remote/names.h"
#include "remote/note.h"

/* Seconds after which a connection that was lost must be there again; ASSAY_RECONNECT. */
#define PATIENCE "60"

/* HOST, or HOST:/DIRECTORY, which no host has a slash to be taken for. */
static int parse(struct machine *machine, const char *named)
{
    const char *host = named + strlen("ssh:");
    const char *end = strncmp(named, "ssh:", 4) == 0 ? strstr(host, ":/") : NULL;
    if (strncmp(named, "ssh:", 4) != 0 || *host == '\0' || *host == '-' || *host == ':') {
        complain("--on %s: not ssh:HOST or ssh:HOST:/DIRECTORY", named);
        return -1;
    }
    if (end != NULL && !machine_is_plain(end + 1)) {
        complain("--on %s: the directory may have letters, digits and / . _ - + only", named);
        return -1;
    }
    machine->name = xstrdup(named);
    machine->host = end != NULL ? xprintf("%.*s", (int)(end - host), host) : xstrdup(host);
    machine->parent = end != NULL ? xstrdup(end + 1) : NULL;
    return 0;
}

static int make_own(struct machine *machine)
{
    const char *temporary = getenv("TMPDIR");
    char *form = xprintf("%s/" NAMES_BEGIN "XXXXXX",
                         temporary != NULL && *temporary != '\0' ? temporary : "/tmp");
    machine->own = mkdtemp(form) != NULL ? realpath(form, NULL) : NULL;
    if (machine->own == NULL)
        complain("cannot make the directory %s: %s", form, strerror(errno));
    free(form);
    return machine->own != NULL ? 0 : -1;
}

/* In a session of its own: the signals of a terminal do not reach it. */
static int start_broker(struct machine *machine)
{
    const char *patience = getenv("ASSAY_RECONNECT");
    struct strings words = {0}, ssh = machine_ssh(machine);
    strings_add(&words, xstrdup(machine->program));
    strings_add(&words, xstrdup("connect"));
    strings_add(&words, xstrdup(machine->own));
    strings_add(&words, xstrdup(patience != NULL && *patience != '\0' ? patience : PATIENCE));
    strings_add(&words, xstrdup(machine->name));
    strings_add(&words, xstrdup("--"));
    for (size_t i = 0; i < ssh.count; i++)
        strings_add(&words, xstrdup(ssh.items[i]));
    strings_add(&words, xprintf("exec \"%s/" NAMES_PROGRAM "\" serve \"%s\"", machine->there,
                                machine->there));
    int control[2] = {-1, -1}, status[2] = {-1, -1}, error = 0;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    if (pipe2(control, O_CLOEXEC) != 0 || pipe2(status, O_CLOEXEC) != 0)
        error = errno;
    posix_spawn_file_actions_adddup2(&actions, control[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, status[1], STDOUT_FILENO);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    if (error == 0)
        error = posix_spawn(&machine->broker, words.items[0], &actions, &attributes, words.items,
                            environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(control[0]);
    close(status[1]);
    machine->control = control[1];
    machine->status = status[0];
    strings_free(&words);
    strings_free(&ssh);
    if (error != 0) {
        machine->broker = 0;
        complain("%s: %s", machine->program, strerror(error));
    }
    return error == 0 ? 0 : -1;
}

/* Takes what the broker has said. */
static void read_status(struct machine *machine)
{
    char line[1024];
    ssize_t length = machine->gone == NULL ? read(machine->status, line, sizeof line - 1) : -1;
    if (length == 0)
        machine->gone = xstrdup("the program that holds the connection has ended");
    if (length <= 0)
        return;
    line[length] = '\0';
    line[strcspn(line, "\n")] = '\0';
    const char *blank = strchr(line, ' ');
    if (strncmp(line, "ready", 5) != 0)
        machine->gone = xstrdup(blank != NULL ? blank + 1 : line);
}

struct machine *machine_open(const char *named, const struct home *home)
{
    struct machine *machine = xcalloc(1, sizeof *machine);
    *machine = (struct machine){.control = -1, .status = -1};
    machine->built = directory_of(home->agents);
    machine->program = xprintf("%s/" NAMES_PROGRAM, machine->built);
    signal(SIGPIPE, SIG_IGN);
    int result = parse(machine, named);
    if (result == 0)
        result = machine_prepare(machine);
    if (result == 0 && make_own(machine) == 0 && start_broker(machine) == 0) {
        read_status(machine);
        fcntl(machine->status, F_SETFL, O_NONBLOCK);
        if (machine->gone == NULL)
            return machine;
        complain("--on %s: %s", machine->name, machine->gone);
    }
    machine_close(machine);
    return NULL;
}

void machine_close(struct machine *machine)
{
    if (machine == NULL)
        return;
    if (machine->control >= 0)
        close(machine->control);
    if (machine->broker > 0)
        waitpid(machine->broker, NULL, 0);
    if (machine->status >= 0)
        close(machine->status);
    if (machine->own != NULL)
        tree_remove(AT_FDCWD, machine->own);
    free(machine->name);
    free(machine->host);
    free(machine->parent);
    free(machine->built);
    free(machine->own);
    free(machine->there);
    free(machine->program);
    free(machine->gone);
    free(machine);
}

const char *machine_name(const struct machine *machine)
{
    return machine->name;
}

const char *machine_gone(struct machine *machine)
{
    read_status(machine);
    return machine->gone;
}

/* Whether what was copied has a path that goes on so: "agents/...", or "s390x/agents/...". */
static bool is_copied(const char *rest)
{
    static const char *const parts[] = {"agents", "companions", "java", "probe.so"};
    for (int i = 0; i < 2; i++) {
        for (size_t j = 0; j < sizeof parts / sizeof *parts; j++) {
            size_t length = strlen(parts[j]);
            if (strncmp(rest, parts[j], length) == 0 && strchr("/:", rest[length]) != NULL)
                return true;
        }
        rest += strcspn(rest, "/");
        rest += *rest == '/';
    }
    return false;
}

static char *word_there(const struct machine *machine, const char *word)
{
    size_t length = strlen(machine->built);
    char *result = xstrdup("");
    for (;;) {
        const char *found = strstr(word, machine->built);
        while (found != NULL && (found[length] != '/' || !is_copied(found + length + 1)))
            found = strstr(found + 1, machine->built);
        char *longer = found != NULL
                           ? xprintf("%s%.*s%s", result, (int)(found - word), word, machine->there)
                           : xprintf("%s%s", result, word);
        free(result);
        result = longer;
        if (found == NULL)
            return result;
        word = found + length;
    }
}

char **machine_command(const struct machine *machine, char *const *argv, const char *case_name,
                       char *const *settings)
{
    struct strings words = {0};
    strings_add(&words, xstrdup(machine->program));
    strings_add(&words, xstrdup("run"));
    strings_add(&words, xstrdup(machine->own));
    strings_add(&words, xstrdup(case_name != NULL ? case_name : ""));
    for (; *settings != NULL; settings++)
        strings_add(&words, word_there(machine, *settings));
    strings_add(&words, xstrdup("--"));
    strings_add(&words, xstrdup(argv[0]));
    for (argv++; *argv != NULL; argv++)
        strings_add(&words, word_there(machine, *argv));
    return strings_array(&words);
}

/* Seconds by which a process may begin later than its client without getting less time than it is due. */
static const double late_at_most = 1;

/* Whether a process that a time limit has ended, and that began so much later than its client, had the time
 * that it was due. A signal from elsewhere says nothing. */
static enum machine_end judge_time(const struct outcome *outcome, double late, double *spare)
{
    if (!outcome->timed_out)
        return MACHINE_LOST;
    if (late <= *spare + late_at_most)
        return MACHINE_ENDED;
    *spare = late + late_at_most;
    return MACHINE_WAITED;
}

enum machine_end machine_conclude(struct machine *machine, int directory, struct outcome *outcome,
                                  double *spare)
{
    char note[NOTE_LENGTH + 1] = "", word = '\0';
    unsigned long long first = 0, second = 0;
    int file = openat(directory, NOTE_NAME, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (file >= 0) {
        ssize_t length = read(file, note, sizeof note - 1);
        note[length > 0 ? length : 0] = '\0';
        close(file);
        unlinkat(directory, NOTE_NAME, 0);
    }
    if (outcome->error != 0)
        return MACHINE_ENDED;
    if (sscanf(note, NOTE_FORM, &word, &first, &second) != 3)
        return MACHINE_LOST;
    switch (word) {
    case NOTE_ENDED:
        outcome->seconds = (double)second / 1000;
        return outcome->timed_out ? MACHINE_LOST : MACHINE_ENDED;
    case NOTE_LATE_END:
        outcome->seconds = (double)second / 1000;
        return judge_time(outcome, (double)first / 1000, spare);
    case NOTE_ASKED:
        return judge_time(outcome, (double)first / 1000, spare);
    case NOTE_WAITING:
        if (!outcome->timed_out)
            return MACHINE_LOST;
        *spare = outcome->seconds;
        return MACHINE_WAITED;
    case NOTE_FAILED:
        outcome->error = (int)first;
        return MACHINE_ENDED;
    case NOTE_GONE:
        if (machine_gone(machine) == NULL)
            machine->gone = xstrdup("the program that holds the connection has ended");
        return MACHINE_GONE;
    default:
        return MACHINE_LOST;
    }
}
