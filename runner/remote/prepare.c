/* SPDX-License-Identifier: Apache-2.0 */

/* The first contact: a directory there, and the helper in it, which needs to be of that machine's
 * architecture. */
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files.h"
#include "remote/machine_private.h"
#include "remote/names.h"
#include "vm/architecture.h"

/* For any login shell: one word in single quotes. What cannot be run there leaves nothing. The first %s
 * removes the directory of an attempt before, which may have broken behind its last step. TMPDIR there is
 * not the runner's: of a directory that a shell might not take for one word nothing is done. */
#define SCRIPT                                                                                     \
    "exec sh -c '"                                                                                 \
    "umask 077; LC_ALL=C; %s"                                                                      \
    "d=$(mktemp -d \"%s/" NAMES_BEGIN "XXXXXX\") || exit 1; "                                      \
    "case \"$d\" in [!/]*|*[!A-Za-z0-9/._+-]*) rmdir -- \"$d\"; "                                  \
    "echo \"$d: such a name is not taken: letters, digits and / . _ - + only; name another "       \
    "directory with --on ssh:HOST:/DIRECTORY\" >&2; exit 1;; esac; "                               \
    "trap \"rm -rf $d; exit 1\" HUP INT TERM PIPE; "                                               \
    "echo; echo \"" NAMES_BEGIN " $(uname -m) $d\"; "                                              \
    "p=$d/" NAMES_PROGRAM "; "                                                                     \
    "if cat >\"$p\" && chmod 700 \"$p\"; then "                                                    \
    "said=$(\"$p\" 2>&1 </dev/null); "                                                             \
    "if [ $? -eq 2 ]; then exit 0; fi; "                                                           \
    "echo \"programs cannot be run in $d: $said\" >&2; fi; "                                       \
    "rm -rf \"$d\"; exit 1'"

bool machine_is_plain(const char *path)
{
    static const char good[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+";
    return path[0] == '/' && path[strspn(path, good)] == '\0';
}

/* Whether it is one that mktemp has made for the script. */
static bool is_place(const char *path)
{
    enum { RANDOM = 6 };
    const char *name = strrchr(path, '/');
    return machine_is_plain(path) && strncmp(name + 1, NAMES_BEGIN, strlen(NAMES_BEGIN)) == 0
           && strlen(name + 1) == strlen(NAMES_BEGIN) + RANDOM;
}

struct strings machine_ssh(const struct machine *machine)
{
    static const char *const options[] = {"-T",
                                          "-o",
                                          "BatchMode=yes",
                                          "-o",
                                          "ConnectTimeout=15",
                                          "-o",
                                          "ServerAliveInterval=5",
                                          "-o",
                                          "ServerAliveCountMax=3",
                                          "-o",
                                          "ControlMaster=no",
                                          "-o",
                                          "ControlPath=none"};
    const char *named = getenv("ASSAY_SSH");
    char *program = xstrdup(named != NULL && *named != '\0' ? named : "ssh"), *rest;
    struct strings words = {0};
    for (char *word = strtok_r(program, " \t", &rest); word != NULL;
         word = strtok_r(NULL, " \t", &rest))
        strings_add(&words, xstrdup(word));
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        strings_add(&words, xstrdup(options[i]));
    strings_add(&words, xstrdup(machine->host));
    free(program);
    return words;
}

/* The exit status of ssh when it has no connection. */
enum { BROKEN = 255 };

/* The name that Debian has for what `uname -m` says. */
static const char *architecture_named(const char *machine)
{
    static const struct {
        const char *said, *name;
    } names[] = {{"x86_64", "amd64"},    {"i686", "i386"},          {"i586", "i386"},
                 {"aarch64", "arm64"},   {"armv7l", "armhf"},       {"armv8l", "armhf"},
                 {"ppc64le", "ppc64el"}, {"ppc64", "ppc64"},        {"riscv64", "riscv64"},
                 {"s390x", "s390x"},     {"loongarch64", "loong64"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i].said, machine) == 0)
            return names[i].name;
    return machine;
}

/* The helper's file for that machine, open; -1 after a message. */
static int open_helper(const struct machine *machine, const char *said)
{
    const char *name = architecture_named(said);
    const struct architecture *native = architecture_native();
    bool own = native != NULL && strcmp(native->name, name) == 0;
    char *path = xprintf("%s%s%s/" NAMES_PROGRAM, machine->built, own ? "" : "/", own ? "" : name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0 && own)
        complain("%s: %s (is Assay built and installed completely?)", path, strerror(errno));
    else if (file < 0)
        complain("--on %s: it is of %s, for which the helper is not built; build it with the "
                 "agents: make agents ARCH=%s",
                 machine->name, name, name);
    free(path);
    return file;
}

static int copy_helper(int file, int to)
{
    static char bytes[64 * 1024];
    ssize_t got = 0, written = 0;
    while (written == got && (got = read(file, bytes, sizeof bytes)) > 0)
        written = write(to, bytes, (size_t)got);
    return got == 0 ? 0 : -1;
}

/* Starts the command; its ends of the pipes are in *in and *out. Returns its id, or -1. */
static pid_t start(char *const *command, int *in, int *out, int err)
{
    int to[2], from[2];
    pid_t pid = -1;
    posix_spawn_file_actions_t actions;
    if (pipe2(to, O_CLOEXEC) != 0)
        return -1;
    if (pipe2(from, O_CLOEXEC) != 0) {
        close(to[0]);
        close(to[1]);
        return -1;
    }
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
    int error = posix_spawnp(&pid, command[0], &actions, NULL, command, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(to[0]);
    close(from[1]);
    *in = to[1];
    *out = from[0];
    if (error == 0)
        return pid;
    close(to[1]);
    close(from[0]);
    errno = error;
    return -1;
}

/* Reads where the directory is from the line that says it. */
static bool read_answer(struct machine *machine, FILE *from, char **architecture)
{
    char *line = NULL;
    size_t size = 0;
    bool found = false;
    while (!found && getline(&line, &size, from) > 0) {
        line[strcspn(line, "\r\n")] = '\0';
        char *rest;
        if (strncmp(line, NAMES_BEGIN " ", sizeof NAMES_BEGIN) != 0)
            continue;
        const char *word = strtok_r(line + sizeof NAMES_BEGIN, " ", &rest);
        found = word != NULL && is_place(rest);
        if (found) {
            *architecture = xstrdup(word);
            machine->there = xstrdup(rest);
        }
    }
    free(line);
    return found;
}

/* The last line that the command said, allocated. */
static char *last_line(int err)
{
    char text[2048];
    ssize_t length = pread(err, text, sizeof text - 1, 0);
    while (length > 0 && strchr("\r\n", text[length - 1]) != NULL)
        length--;
    text[length > 0 ? length : 0] = '\0';
    const char *feed = strrchr(text, '\n');
    return xstrdup(feed != NULL ? feed + 1 : text);
}

/* Whether there was a connection, and it broke. */
static bool is_broken(int err, int status, bool answered)
{
    char *said = last_line(err);
    bool closed = *said == '\0' || strstr(said, "closed by ") != NULL
                  || strstr(said, "reset by ") != NULL;
    free(said);
    return WIFEXITED(status) && WEXITSTATUS(status) == BROKEN && (answered || closed);
}

static void complain_about(const struct machine *machine, int err, int status)
{
    char *said = last_line(err);
    struct strings words = machine_ssh(machine);
    strings_add(&words, xstrdup("true"));
    char *command = shell_line(words.items);
    bool refused = WIFEXITED(status) && WEXITSTATUS(status) == BROKEN;
    if (*said == '\0') {
        free(said);
        said = xprintf("it gave no answer");
    }
    complain("--on %s: %s", machine->name, said);
    if (refused)
        fprintf(stderr, "    This has to work without a question: %s\n", command);
    free(command);
    free(said);
    strings_free(&words);
}

/* Talks with the command. Returns 0 when the helper is there, 1 when the connection broke on the way, and
 * -1 after a message. */
static int talk(struct machine *machine, pid_t pid, int in, int out, int err)
{
    char *architecture = NULL;
    int status = 0, helper = -1, copied = -1;
    FILE *from = fdopen(out, "r");
    bool answered = read_answer(machine, from, &architecture);
    if (answered)
        helper = open_helper(machine, architecture);
    if (helper >= 0)
        copied = copy_helper(helper, in);
    bool explained = answered && helper < 0;
    close(in);
    while (fgetc(from) != EOF)
        continue;
    fclose(from);
    if (helper >= 0)
        close(helper);
    free(architecture);
    waitpid(pid, &status, 0);
    if (copied == 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return 0;
    if (!explained && is_broken(err, status, answered))
        return 1;
    if (!explained)
        complain_about(machine, err, status);
    return -1;
}

static int attempt(struct machine *machine)
{
    struct strings words = machine_ssh(machine);
    char *before = machine->there != NULL ? xprintf("rm -rf \"%s\"; ", machine->there)
                                          : xstrdup("");
    strings_add(&words, xprintf(SCRIPT, before,
                                machine->parent != NULL ? machine->parent : "${TMPDIR:-/tmp}"));
    free(before);
    free(machine->there);
    machine->there = NULL;
    int in, out, result = -1, err = memfd_create("said", MFD_CLOEXEC);
    pid_t pid = err >= 0 ? start(words.items, &in, &out, err) : -1;
    if (pid > 0)
        result = talk(machine, pid, in, out, err);
    else
        complain("--on %s: cannot start %s: %s", machine->name, words.items[0], strerror(errno));
    if (err >= 0)
        close(err);
    strings_free(&words);
    return result;
}

int machine_prepare(struct machine *machine)
{
    int result = 1;
    for (int i = 0; i < MACHINE_PATIENCE && result > 0; i++) {
        if (i > 0)
            usleep(200000);
        result = attempt(machine);
    }
    if (result > 0)
        complain("--on %s: the connection was lost again and again", machine->name);
    return result;
}
