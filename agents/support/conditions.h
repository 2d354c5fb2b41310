/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Where a function may be called, and where it is refused whatever its arguments are. The
 * agent defines the call, with arguments that are valid where such can be had, and
 * names as its cases the conditions that concern the function:
 *
 *     static jvmtiError call(jvmtiEnv *env)
 *     {
 *         return ti_in(env, SuspendThread, with.thread);
 *     }
 *
 *     CONDITIONS("SuspendThread", .needs = {.can_suspend = 1},
 *             .cases = LIST("unattached-thread", "without-capability", "load"));
 *
 * unattached-thread        called in the live phase by a native thread that is not attached
 * disposed-environment     called through the test's environment after DisposeEnvironment
 * load, start, live        called in Agent_OnLoad, on VMStart, or in the live phase
 * unload                   called in Agent_OnUnload, when the VM has ended
 * without-capability       called through an environment that never had the capability
 * relinquished-capability  called through the test's environment, which has given it up
 */
#ifndef ASSAY_CONDITIONS_H
#define ASSAY_CONDITIONS_H

#include <pthread.h>

#include "assay.h"

/* Arguments for the call. On VMStart they are the current thread and a class of the Java
 * core with its members; in Agent_OnLoad there is nothing but the raw monitor. */
static struct {
    jthread thread;    /* waits to enter a synchronized block, in assay.Subjects.enter; and
                             * is suspended if the test needs can_suspend, unless to suspend it
                             * is what the function does */
    jthread unstarted; /* a thread that was not started */
    jthreadGroup group;
    jclass klass;     /* assay.Subjects */
    jmethodID method; /* its static int twice(int) */
    jfieldID field;   /* its static int number */
    jobject object;
    jobject module;        /* an unnamed one; null before 9 */
    jrawMonitorID monitor; /* that no thread has entered */
} with;

static jvmtiError call(jvmtiEnv *env);

static const char *condition_function;
static void (*const condition_further)(JNIEnv *jni);

static void condition_say(jvmtiError error)
{
    say("%s: %s", condition_function, error_name(error));
}

static void *condition_unattached(void *unused)
{
    condition_say(call(assay_env));
    return unused;
}

static void condition_load(JavaVM *vm, char *options)
{
    must(CreateRawMonitor, "monitor", &with.monitor);
    if (is_case("load"))
        condition_say(call(assay_env));
}

static void condition_start(JNIEnv *jni)
{
    if (!is_case("start"))
        return;
    must(GetCurrentThread, &with.thread);
    with.klass = find_class(jni, "java/lang/Integer");
    with.method = method_id(jni, with.klass, "intValue", "()I");
    with.field = static_field_id(jni, with.klass, "MAX_VALUE", "I");
    with.object = with.klass;
    condition_say(call(assay_env));
}

static jobject condition_module(JNIEnv *jni)
{
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return NULL;
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getModule",
                              "()Ljava/lang/Module;");
    return (*jni)->CallObjectMethod(jni, with.klass, get);
}

static void condition_prepare(JNIEnv *jni, jobject thread)
{
    jvmtiThreadInfo info;
    must(GetThreadInfo, thread, &info);
    release(info.name);
    jclass klass = find_class(jni, "java/lang/Thread");
    jobject unstarted = (*jni)->NewObject(jni, klass, method_id(jni, klass, "<init>", "()V"));
    with.thread = (*jni)->NewGlobalRef(jni, thread);
    with.unstarted = (*jni)->NewGlobalRef(jni, unstarted);
    with.group = (*jni)->NewGlobalRef(jni, info.thread_group);
    with.klass = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Subjects"));
    with.method = static_method_id(jni, with.klass, "twice", "(I)I");
    with.field = static_field_id(jni, with.klass, "number", "I");
    with.object = with.klass;
    with.module = (*jni)->NewGlobalRef(jni, condition_module(jni));
    no_exception(jni);
    if (assay_test.needs.can_suspend && strncmp(condition_function, "Suspend", 7) != 0)
        must(SuspendThread, with.thread);
    if (!is_case("relinquished-capability"))
        condition_further(jni);
}

/* What becomes of a thread when the capability to suspend it is given up is not said, so that
 * this one is kept beside another. */
static void condition_relinquish(void)
{
    jvmtiCapabilities given_up, suspend = {.can_suspend = 1};
    memcpy(&given_up, &assay_test.needs, sizeof given_up);
    if (memcmp(&given_up, &suspend, sizeof given_up) != 0)
        given_up.can_suspend = 0;
    must(RelinquishCapabilities, &given_up);
}

static void condition_probe(JNIEnv *jni, jobject thread)
{
    condition_prepare(jni, thread);
    if (is_case("unattached-thread")) {
        pthread_t native;
        if (pthread_create(&native, NULL, condition_unattached, NULL) != 0)
            broken("a native thread could not be created");
        pthread_join(native, NULL);
    } else if (is_case("disposed-environment")) {
        must(DisposeEnvironment);
        condition_say(call(assay_env));
    } else if (is_case("live")) {
        condition_say(call(assay_env));
    } else if (is_case("without-capability")) {
        condition_say(call(new_environment()));
    } else if (is_case("relinquished-capability")) {
        condition_relinquish();
        condition_say(call(assay_env));
    }
}

static void condition_unload(JavaVM *vm)
{
    if (is_case("unload"))
        condition_say(call(assay_env));
}

static inline void condition_nothing(JNIEnv *jni)
{
}

/* The test, with the further fields of its descriptor. */
#define CONDITIONS(FUNCTION, ...) CONDITIONS_PREPARED(condition_nothing, FUNCTION, __VA_ARGS__)

/* The same for a function that needs something to be there (a watch that it clears): PREPARE
 * brings it about in the live phase, unless the capability for it is to be given up. */
#define CONDITIONS_PREPARED(PREPARE, FUNCTION, ...)                                                \
    static const char *condition_function = FUNCTION;                                              \
    static void (*const condition_further)(JNIEnv *) = PREPARE;                                    \
    TEST(.target = "assay.Subjects", .load = condition_load, .start = condition_start,             \
         .probe = condition_probe, .unload = condition_unload, __VA_ARGS__)

#endif
