/* SPDX-License-Identifier: Apache-2.0 */

/* The variable JAVA_TOOL_OPTIONS, which a platform need not support (JAVA_TOOL_OPTIONS). */
#ifndef AGENT_VARIABLE_H
#define AGENT_VARIABLE_H

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include "assay.h"

extern char **environ;

static inline void say_property(const char *key)
{
    char *value = NULL;
    jvmtiError error = ti(GetSystemProperty, key, &value);
    say("%s: %s", key, error == JVMTI_ERROR_NONE ? quoted(value) : error_name(error));
}

static inline bool has_property(const char *key)
{
    char *value = NULL;
    return ti(GetSystemProperty, key, &value) == JVMTI_ERROR_NONE;
}

/* Starts this JVM once more, with a variable that nothing can be wrong with; its agent ends it
 * in `need_variable`. The exit status is NOT_HEEDED where the variable has no effect: one that no
 * launcher has. */
enum { NOT_HEEDED = 77 };

static inline int ask_again(void)
{
    enum { MOST = 100 };
    static char line[64 * 1024], *argv[MOST + 1];
    FILE *file = fopen("/proc/self/cmdline", "r");
    size_t length = file != NULL ? fread(line, 1, sizeof line - 1, file) : 0, count = 0;
    const char *given = getenv("JAVA_TOOL_OPTIONS");
    char *variable = strdup(given != NULL ? given : "");
    pid_t child;
    int status = 0;
    if (file != NULL)
        fclose(file);
    for (char *word = line; word < line + length && count < MOST; word += strlen(word) + 1)
        argv[count++] = word;
    setenv("JAVA_TOOL_OPTIONS", "-Da.asked=1", 1);
    setenv("ASKED_AGAIN", "1", 1);
    if (posix_spawn(&child, "/proc/self/exe", NULL, NULL, argv, environ) != 0
        || waitpid(child, &status, 0) != child)
        broken("the JVM cannot be started once more");
    setenv("JAVA_TOOL_OPTIONS", variable, 1);
    free(variable);
    unsetenv("ASKED_AGAIN");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 0;
}

/* Stands at the beginning of the load hook. The property is one that the test's variable sets:
 * where it is not there, the test is about something only if the JVM heeds the variable at all. */
static inline void need_variable(const char *property)
{
    if (getenv("ASKED_AGAIN") != NULL)
        _Exit(has_property("a.asked") ? 0 : NOT_HEEDED);
    if (!has_property(property) && ask_again() == NOT_HEEDED)
        inapplicable("the JVM does not heed JAVA_TOOL_OPTIONS");
}

#endif
