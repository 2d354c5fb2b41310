/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "assay.h"
#include "channel.h"

static int channel(void)
{
    const char *number = getenv(ASSAY_CHANNEL_VARIABLE);
    return number != NULL && *number != '\0' ? atoi(number) : STDOUT_FILENO;
}

/* Lines are shorter than PIPE_BUF, so one write is one whole line in a pipe, and
 * no lock is needed that a suspended thread could hold. */
static void write_line(const char *line, size_t length)
{
    while (length > 0) {
        ssize_t written = write(channel(), line, length);
        if (written < 0 && errno != EINTR && errno != EAGAIN)
            return;
        if (written > 0) {
            line += written;
            length -= (size_t)written;
        }
    }
}

static void write_text(const char *text)
{
    static const char digits[] = "0123456789abcdef";
    char line[ASSAY_LINE_MAX + 1];
    size_t length = 0;
    for (const unsigned char *c = (const unsigned char *)text; *c != '\0'; c++) {
        bool plain = *c >= 0x20 && *c != 0x7f;
        if (length + (plain ? 1 : 4) > ASSAY_LINE_MAX)
            assay_too_long(text);
        if (plain) {
            line[length++] = (char)*c;
        } else {
            line[length++] = '\\';
            line[length++] = 'x';
            line[length++] = digits[*c >> 4];
            line[length++] = digits[*c & 15];
        }
    }
    line[length++] = '\n';
    write_line(line, length);
}

void say(const char *format, ...)
{
    char text[ASSAY_LINE_MAX + 1];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > ASSAY_LINE_MAX)
        assay_too_long(text);
    write_text(text);
}

void assay_too_long(const char *text)
{
    say("a text of more than %d bytes: %.100s", ASSAY_LINE_MAX, text);
    assay_stop("a text");
}

void assay_stop(const char *what)
{
    assay_record("stopped", what);
    _exit(ASSAY_EXIT_STOPPED);
}

void assay_record(const char *word, const char *detail)
{
    say("# %s%s%s", word, detail != NULL ? " " : "", detail != NULL ? detail : "");
}

_Thread_local bool assay_unloading;

long assay_patience(void)
{
    const char *patience = getenv(ASSAY_PATIENCE_VARIABLE);
    return patience != NULL ? strtol(patience, NULL, 10) : 1;
}

/* Another thread may still be in a callback when the JVM has died. There is nothing to be learned
 * from that any more: it waits for the end of the process. A JVM that waits for the thread in turn, as
 * OpenJ9 does for the one that runs finalizers, would not end: so the thread ends the process itself
 * after some seconds. */
static void stay_if_dead(jvmtiEnv *env)
{
    enum { SECONDS = 6 };
    jvmtiPhase phase = JVMTI_PHASE_LIVE;
    if (assay_unloading || ti_in(env, GetPhase, &phase) != JVMTI_ERROR_NONE
        || phase != JVMTI_PHASE_DEAD)
        return;
    struct timespec rest = {.tv_sec = SECONDS * assay_patience()};
    /* Sleeps: no event says that the JVM waits for this thread. */
    while (nanosleep(&rest, &rest) != 0 && errno == EINTR)
        continue;
    _exit(EXIT_SUCCESS);
}

/* Whether the specification in force lets an implementation be unable to do this on a Java frame of any
 * thread. */
static bool may_be_unable(jvmtiEnv *env, const char *function)
{
    static const char *const always[] = {"PopFrame", "ForceEarlyReturn"};
    static const char *const since_26[] = {"NotifyFramePop", "SetLocal", "GetLocal"};
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (strncmp(function, always[i], strlen(always[i])) == 0)
            return true;
    jint version = 0;
    ti_in(env, GetVersionNumber, &version);
    if ((version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR < 26
        || strcmp(function, "GetLocalInstance") == 0)
        return false;
    for (size_t i = 0; i < sizeof since_26 / sizeof *since_26; i++)
        if (strncmp(function, since_26[i], strlen(since_26[i])) == 0)
            return true;
    return false;
}

/* StopThread refuses frames of virtual threads alone. */
jvmtiError assay_if_able(jvmtiEnv *env, const char *function, jvmtiError error)
{
    if (error == JVMTI_ERROR_OPAQUE_FRAME
        && (may_be_unable(env, function) || strcmp(function, "StopThread") == 0))
        inapplicable("the implementation is unable to provide %s on this frame", function);
    return error;
}

void assay_must(jvmtiEnv *env, const char *function, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE)
        return;
    if (error == JVMTI_ERROR_WRONG_PHASE)
        stay_if_dead(env);
    if (strcmp(function, "StopThread") != 0)
        assay_if_able(env, function, error);
    say("%s: %s", function, error_name(error));
    assay_stop(function);
}

jint readable(const void *array, jint count)
{
    if (count <= 0)
        return 0;
    if (array == NULL) {
        say("an array of length %d: expected a pointer, actual null", (int)count);
        assay_stop("an array");
    }
    return count;
}

void broken(const char *format, ...)
{
    char reason[ASSAY_LINE_MAX / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    assay_record("broken", reason);
    _exit(ASSAY_EXIT_BROKEN);
}

void inapplicable(const char *format, ...)
{
    char reason[ASSAY_LINE_MAX / 2];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    assay_record("na", reason);
    _exit(EXIT_SUCCESS);
}

void end_if_accepted(jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE)
        _exit(EXIT_SUCCESS);
}
