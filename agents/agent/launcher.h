/* SPDX-License-Identifier: Apache-2.0 */

/* Starts agents/companions/launcher.c with the JVM under test. */
#ifndef AGENT_LAUNCHER_H
#define AGENT_LAUNCHER_H

#include <dlfcn.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/wait.h>

#include "assay.h"

/* For .env: where the launcher and the targets are. */
#define LAUNCHER "LAUNCHER={companions}/launcher", "TARGETS={java}"

extern char **environ;

/* The options of this JVM that were given to the runner and begin with -X: they stand before
 * the first agent. */
static inline size_t own_options(char **options, size_t room)
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
static inline const char *file_of(const void *address)
{
    Dl_info found;
    if (dladdr(address, &found) == 0)
        broken("the file of an address is not found");
    return found.dli_fname;
}

/* The JVM's library: the functions of the Invocation API may lie in one and JNI_CreateJavaVM,
 * by which it is found and started, in another. */
static inline const char *jvm_library(JavaVM *vm)
{
    const void *create = dlsym(RTLD_DEFAULT, "JNI_CreateJavaVM");
    return file_of(create != NULL ? create : *(void **)&(*vm)->GetEnv);
}

/* Where libraries are searched: beside the C library of this process, which may be another
 * than the system's, and then where the test says. */
static inline const char *library_path(void)
{
    static char path[4096];
    const char *libc = file_of((const void *)(size_t)&fopen);
    const char *more = getenv("LD_LIBRARY_PATH");
    snprintf(path, sizeof path, "%.*s%s%s", (int)(strrchr(libc, '/') - libc), libc,
             more != NULL ? ":" : "", more != NULL ? more : "");
    return path;
}

/* Waits for the launcher, which gets these arguments after its own, and says how it ended.
 * It is called in Agent_OnLoad: in its process this JVM has only just begun. */
static inline void launch(JavaVM *vm, const char *const *arguments)
{
    enum { MOST = 60 };
    char *line[MOST + 1] = {0};
    static char path[4096];
    pid_t child;
    int status = 0;
    if (getenv("LAUNCHER") == NULL || getenv("TARGETS") == NULL)
        broken("the test sets no LAUNCHER");
    const char *const begin[] = {file_of((const void *)getauxval(AT_BASE)), "--library-path",
                                 library_path(), getenv("LAUNCHER"), jvm_library(vm)};
    size_t count = sizeof begin / sizeof begin[0];
    memcpy(line, begin, sizeof begin);
    count += own_options(line + count, MOST / 2);
    snprintf(path, sizeof path, "-Djava.class.path=%s", getenv("TARGETS"));
    line[count++] = path;
    for (; *arguments != NULL && count < MOST; arguments++)
        line[count++] = (char *)(size_t)*arguments;
    if (posix_spawn(&child, line[0], NULL, NULL, line, environ) != 0
        || waitpid(child, &status, 0) != child)
        broken("%s does not start", line[0]);
    say("the launcher ends %s", !WIFEXITED(status)         ? "by a signal"
                                : WEXITSTATUS(status) == 0 ? "successfully"
                                                           : "unsuccessfully");
}

#endif
