/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The calls of stack.Wandering, on a stack of the agent's own that events keep: what the JVM says
 * of the thread's stack has to agree with it at any time.
 */
#ifndef ASSAY_STACK_SHADOW_H
#define ASSAY_STACK_SHADOW_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#include "assay.h"

#define SHADOW_MAX 512

static struct {
    jmethodID methods[SHADOW_MAX]; /* entered since the events were enabled, oldest first */
    jint depth;
    jint below;      /* frames that were there at the first entry */
    int count;       /* of what was looked at */
    char wrong[400]; /* what was first found wrong */
} shadow;

/* Whether the calls of the class library are left out, as they are where those that yield and park
 * are among them. */
static bool own_only;

__attribute__((format(printf, 1, 2))) static inline void wrong(const char *format, ...)
{
    if (shadow.wrong[0] != '\0')
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(shadow.wrong, sizeof shadow.wrong, format, arguments);
    va_end(arguments);
}

static inline bool is_own(jmethodID method)
{
    JNIEnv *jni = NULL;
    jclass klass = NULL;
    (*assay_vm)->GetEnv(assay_vm, (void **)&jni, JNI_VERSION_1_6);
    must(GetMethodDeclaringClass, method, &klass);
    const char *name = class_name(klass);
    (*jni)->DeleteLocalRef(jni, klass);
    return strncmp(name, "Lstack/", 7) == 0 || strncmp(name, "Lvirtual_thread/", 16) == 0;
}

/* Whether calls of the method are in the shadow; the answers are kept. */
static inline bool is_followed(jmethodID method)
{
    enum { KNOWN = 4096 };
    static __thread struct {
        jmethodID method;
        bool own;
    } known[KNOWN];
    size_t at = (uintptr_t)method / sizeof(void *) % KNOWN;
    if (own_only && known[at].method != method) {
        known[at].own = is_own(method);
        known[at].method = method;
    }
    return !own_only || known[at].own;
}

/* The frames of the thread that the shadow has or that were there before, newest first, with their
 * depths, and all that there are. */
struct followed {
    jvmtiFrameInfo frames[SHADOW_MAX];
    jint depths[SHADOW_MAX];
    jint count, all;
};

static inline void follow(jthread thread, struct followed *followed)
{
    must(GetStackTrace, thread, 0, SHADOW_MAX, followed->frames, &followed->all);
    followed->count = 0;
    for (jint i = 0; i < followed->all; i++) {
        if (!is_followed(followed->frames[i].method))
            continue;
        followed->depths[followed->count] = i;
        followed->frames[followed->count++] = followed->frames[i];
    }
}

/* All that was entered is there, and below it what was there before. */
static inline void shadow_look(jthread thread)
{
    struct followed followed;
    jint all = 0;
    if (shadow.depth == 0)
        return;
    follow(thread, &followed);
    must(GetFrameCount, thread, &all);
    if (all != followed.all || followed.count != shadow.below + shadow.depth)
        wrong("%d frames and a count of %d, with %d methods entered and %d before", followed.all,
              all, shadow.depth, shadow.below);
    for (jint i = 0; i < shadow.depth && i < followed.count; i++)
        if (followed.frames[i].method != shadow.methods[shadow.depth - 1 - i])
            wrong("%s at depth %d of %d, not %s", method_name(followed.frames[i].method), i,
                  followed.count, method_name(shadow.methods[shadow.depth - 1 - i]));
}

static inline void shadow_push(jmethodID method)
{
    if (shadow.below == 0) {
        struct followed followed;
        follow(NULL, &followed);
        shadow.below = followed.count - 1;
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

/* The first of three probes tells the target its case; the second and the third enclose the
 * calls. */
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

/* Has the calls of this thread watched from the second probe to the third. */
static inline void shadow_calls(int probe, jvmtiEventMethodEntry entered, jvmtiEventMethodExit left)
{
    if (probe == 2) {
        on_thread(MethodExit, left, this_thread());
        on_thread(MethodEntry, entered, this_thread());
    } else if (probe == 3) {
        off_thread(MethodEntry, this_thread());
        off_thread(MethodExit, this_thread());
        shadow_end("calls");
    }
}

#endif
