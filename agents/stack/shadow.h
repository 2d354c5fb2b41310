/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The calls of stack.Wandering, on a stack of the agent's own that events keep: what the JVM says
 * of the thread's stack has to agree with it at any time.
 */
#ifndef ASSAY_STACK_SHADOW_H
#define ASSAY_STACK_SHADOW_H

#include <stdarg.h>
#include <stdio.h>

#include "assay.h"

#define SHADOW_MAX 512

static struct {
    jmethodID methods[SHADOW_MAX]; /* entered since the events were enabled, oldest first */
    jint depth;
    jint below;                    /* frames that were there at the first entry */
    int count;                     /* of what was looked at */
    char wrong[400];               /* what was first found wrong */
} shadow;

__attribute__((format(printf, 1, 2))) static inline void wrong(const char *format, ...)
{
    if (shadow.wrong[0] != '\0')
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(shadow.wrong, sizeof shadow.wrong, format, arguments);
    va_end(arguments);
}

static inline void shadow_push(jmethodID method)
{
    if (shadow.below == 0) {
        must(GetFrameCount, NULL, &shadow.below);
        shadow.below--;
    }
    if (shadow.depth == SHADOW_MAX)
        wrong("more methods are entered than left");
    else
        shadow.methods[shadow.depth++] = method;
}

/* A method is left: the last that was entered, or the one that enabled the events. */
static inline void shadow_pop(const char *event, jmethodID method)
{
    if (shadow.depth > 0 && shadow.methods[--shadow.depth] != method)
        wrong("%s of %s, not of %s", event, method_name(method),
              method_name(shadow.methods[shadow.depth]));
}

/* The thread that calls the probe. */
static inline jthread this_thread(void)
{
    jthread thread;
    must(GetCurrentThread, &thread);
    return thread;
}

/* The first of three probes tells the target its case; the second and the third enclose the calls. */
static inline int which_probe(JNIEnv *jni, jobject subject)
{
    static int probes;
    if (probes == 0)
        tell_case(jni, subject);
    return ++probes;
}

#define WANDERING .target = "stack.Wandering", .cases = LIST("cold", "warm")

/* What was found wrong, and whether there was much to look at. */
static inline void shadow_end(const char *what)
{
    say("many %s: %s", what, truth(shadow.count > 500));
    say("wrong: %s", shadow.wrong[0] == '\0' ? "nothing" : shadow.wrong);
}

/* Has the calls of this thread watched, from here to shadow_calls_end. */
static inline void shadow_calls(jvmtiEventMethodEntry entered, jvmtiEventMethodExit left)
{
    on_thread(MethodExit, left, this_thread());
    on_thread(MethodEntry, entered, this_thread());
}

static inline void shadow_calls_end(void)
{
    off_thread(MethodEntry, this_thread());
    off_thread(MethodExit, this_thread());
    shadow_end("calls");
}

#endif
