/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("SetBreakpoint in the ClassPrepare callback takes effect in the class initializer.");

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("breakpoint in %s at %d", short_method_name(method), (int)location);
}

/* The initializer has no id of JNI. */
static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    jint count = 0;
    jmethodID *methods = NULL;
    if (strcmp(class_name(klass), "Lclasses/LateChild;") != 0)
        return;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        if (short_method_name(methods[i])[0] == '<')
            must(SetBreakpoint, methods[i], 0);
    release(methods);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(Breakpoint, arrived);
    on(ClassPrepare, prepared);
}

TEST(.target = "classes.Loading", .probe = observe, .needs = {.can_generate_breakpoint_events = 1});
