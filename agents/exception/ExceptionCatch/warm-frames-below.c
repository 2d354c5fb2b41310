/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "assay.h"

TITLE("Methods that have run often, and were running when the events were enabled, post them.");

static jobject reported;

static const char *short_name(jmethodID method)
{
    static char text[64];
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    snprintf(text, sizeof text, "%s", name);
    release(name);
    return text;
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (strncmp(method_name(method), "Lstack/WarmChain", 16) != 0)
        return;
    reported = (*jni)->NewGlobalRef(jni, exception);
    say("thrown in %s, handler in outer at %d", short_name(method),
        strcmp(short_name(catch_method), "outer") == 0 ? (int)catch_location : -7);
}

static void JNICALL caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception)
{
    if (strncmp(method_name(method), "Lstack/WarmChain", 16) == 0)
        say("caught in %s at %d, the same: %s", short_name(method), (int)location,
            truth((*jni)->IsSameObject(jni, exception, reported)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Exception, thrown);
    on(ExceptionCatch, caught);
}

TEST(.target = "stack.WarmChain", .args = LIST("throwing"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
