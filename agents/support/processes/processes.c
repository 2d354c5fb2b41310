/* SPDX-License-Identifier: Apache-2.0 */
#include <dlfcn.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "channel.h"
#include "processes.h"

extern char **environ;

/* ---- The launcher ------------------------------------------------------- */

/* The options of this JVM that were given to the runner and begin with -X: they stand before
 * the first agent. */
static size_t own_options(char **options, size_t room)
{
    static char line[64 * 1024];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0;
    size_t count = 0;
    for (char *word = line; word < line + length; word += strlen(word) + 1) {
        if (strncmp(word, "-agentpath:", 11) == 0)
            break;
        if (strncmp(word, "-X", 2) == 0 && count < room)
            options[count++] = word;
    }
    if (file != NULL)
        fclose(file);
    return count;
}

/* The file from which this address was loaded. */
static const char *file_of(const void *address)
{
    Dl_info found;
    if (dladdr(address, &found) == 0)
        broken("the file of an address is not found");
    return found.dli_fname;
}

/* The JVM's library: the functions of the Invocation API may be in one and JNI_CreateJavaVM,
 * by which it is found and started, in another. */
static const char *jvm_library(JavaVM *vm)
{
    const void *create = dlsym(RTLD_DEFAULT, "JNI_CreateJavaVM");
    return file_of(create != NULL ? create : *(void **)&(*vm)->GetEnv);
}

/* Where libraries are searched: beside the C library of this process, which may be another
 * than the system's, and then where the test says. */
static const char *library_path(void)
{
    static char path[4096];
    const char *libc = file_of((const void *)(size_t)&fopen);
    const char *more = getenv("LD_LIBRARY_PATH");
    int length = snprintf(path, sizeof path, "%.*s%s%s", (int)(strrchr(libc, '/') - libc), libc,
                          more != NULL ? ":" : "", more != NULL ? more : "");
    if ((size_t)length >= sizeof path)
        broken("LD_LIBRARY_PATH is too long");
    return path;
}

/* The file of a program for an emulator, which does not look for it below the root of its libraries. */
static char *file_for_emulator(const char *program)
{
    static char target[4096], *path;
    const char *root = getenv("QEMU_LD_PREFIX");
    ssize_t length = readlink(program, target, sizeof target - 1);
    const char *file = length > 0 && target[0] == '/' ? target : program;
    if (length == (ssize_t)sizeof target - 1)
        broken("the name of the program is too long");
    if (asprintf(&path, "%s%s", root != NULL ? root : "", file) < 0)
        broken("there is no memory for a path");
    return access(path, X_OK) == 0 ? path : (char *)(size_t)file;
}

/* Starts a program and waits for it; false if it cannot be started. The first word of the line is
 * left for an emulator, and the second is the program. */
static bool start_program(const char *program, char **line, int *status)
{
    pid_t child;
    const char *emulator = getenv(ASSAY_EMULATOR_VARIABLE);
    if (emulator != NULL) {
        line[0] = (char *)(size_t)emulator;
        line[1] = file_for_emulator(program);
        program = emulator;
    } else {
        line++;
    }
    return posix_spawn(&child, program, NULL, NULL, line, environ) == 0
           && waitpid(child, status, 0) == child;
}

/* How an agent is linked with the JVM is the JVM's choice; it need not look into the program that creates it.
 * LIBRARIES is the word of the line with the path of libraries, among which none is to be found instead. */
static void need_linked_agents(char **line, size_t count, char **libraries)
{
    static char agent[] = "-agentlib:linked";
    const char *more = getenv("LD_LIBRARY_PATH");
    char *kept = more != NULL ? strdup(more) : NULL;
    int status = 0;
    unsetenv("LD_LIBRARY_PATH");
    *libraries = (char *)(size_t)library_path();
    setenv("LINKED_ASKED", "1", 1);
    line[count] = agent;
    if (!start_program(line[1], line, &status))
        broken("%s does not start", line[1]);
    line[count] = NULL;
    unsetenv("LINKED_ASKED");
    if (kept != NULL)
        setenv("LD_LIBRARY_PATH", kept, 1);
    *libraries = (char *)(size_t)library_path();
    free(kept);
    if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
        inapplicable("the JVM takes no agent of the program that creates it");
}

void launch(JavaVM *vm, const char *const *arguments)
{
    enum { MOST = 60 };
    char *line[MOST + 1] = {0};
    static char path[4096];
    int status = 0;
    if (getenv("LAUNCHER") == NULL || getenv("TARGETS") == NULL)
        broken("the test sets no LAUNCHER");
    const char *const begin[] = {NULL,
                                 file_of((const void *)getauxval(AT_BASE)),
                                 "--library-path",
                                 library_path(),
                                 getenv("LAUNCHER"),
                                 jvm_library(vm)};
    size_t count = sizeof begin / sizeof begin[0];
    memcpy(line, begin, sizeof begin);
    count += own_options(line + count, MOST / 2);
    if ((size_t)snprintf(path, sizeof path, "-Djava.class.path=%s", getenv("TARGETS"))
        >= sizeof path)
        broken("TARGETS is too long");
    line[count++] = path;
    need_linked_agents(line, count, &line[3]);
    for (; *arguments != NULL && count < MOST; arguments++)
        line[count++] = (char *)(size_t)*arguments;
    if (!start_program(line[1], line, &status))
        broken("%s does not start", line[1]);
    say("the launcher ends %s", !WIFEXITED(status)         ? "by a signal"
                                : WEXITSTATUS(status) == 0 ? "successfully"
                                                           : "unsuccessfully");
}

/* ---- JAVA_TOOL_OPTIONS -------------------------------------------------- */

static bool has_property(const char *key)
{
    char *value = NULL;
    return ti(GetSystemProperty, key, &value) == JVMTI_ERROR_NONE;
}

/* Starts this JVM once more, with a variable that nothing can be wrong with; its agent ends it
 * in `need_tool_options`. The exit status is HAS_NO_EFFECT where the variable has no effect: one that no
 * launcher has. */
enum { HAS_NO_EFFECT = 77 };

static int start_once_more(void)
{
    enum { MOST = 100 };
    static char line[64 * 1024], *argv[MOST + 1];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0, count = 1;
    const char *given = getenv("JAVA_TOOL_OPTIONS");
    char *variable = strdup(given != NULL ? given : "");
    int status = 0;
    if (file != NULL)
        fclose(file);
    for (char *word = line; word < line + length && count < MOST; word += strlen(word) + 1)
        argv[count++] = word;
    if (length == sizeof line - 1 || count == MOST)
        broken("the command line is too long");
    setenv("JAVA_TOOL_OPTIONS", "-Da.asked=1", 1);
    setenv("ASKED_AGAIN", "1", 1);
    if (!start_program("/proc/self/exe", argv, &status))
        broken("the JVM cannot be started once more");
    setenv("JAVA_TOOL_OPTIONS", variable, 1);
    free(variable);
    unsetenv("ASKED_AGAIN");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

void need_tool_options(const char *property)
{
    if (getenv("ASKED_AGAIN") != NULL)
        _Exit(has_property("a.asked") ? 0 : HAS_NO_EFFECT);
    if (!has_property(property) && start_once_more() == HAS_NO_EFFECT)
        inapplicable("the JVM does not support JAVA_TOOL_OPTIONS");
}
