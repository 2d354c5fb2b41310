/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "../loading.h"

TITLE("A breakpoint set at ClassPrepare is hit, while another thread begins to use the class.");

static atomic_int hits;
static jclass target; /* global */

static bool has_run(JNIEnv *jni)
{
    return (*jni)->GetStaticBooleanField(jni, target, static_field_id(jni, target, "ran", "Z"));
}

static void JNICALL on_hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location)
{
    atomic_fetch_add(&hits, 1);
}

/* The method as JVM TI gives it: JNI would initialize the class. */
static jmethodID use_of(jclass klass)
{
    jint count = 0;
    jmethodID *methods = NULL, use = NULL;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        if (strstr(method_name(methods[i]), ".use()V") != NULL)
            use = methods[i];
    release(methods);
    return use;
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lclasses/Entered;") != 0)
        return;
    say("code has run before: %s", truth(has_run(jni)));
    /* Other threads may go on while this runs, and then miss the breakpoint. */
    release_point("second");
    for (int i = 0; i < 20 && !has_run(jni); i++)
        give_others_time();
    must(SetBreakpoint, use_of(klass), 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    need_not_prepared(jni, "Lclasses/Entered;");
    target = (*jni)->NewGlobalRef(jni, find_class(jni, "classes/Entering"));
    on(ClassPrepare, on_prepare);
    on(Breakpoint, on_hit);
}

static void unload(JavaVM *vm)
{
    say("breakpoint hits: %d", atomic_load(&hits));
}

TEST(.target = "classes.Entering", .probe = observe, .unload = unload,
     .needs = {.can_generate_breakpoint_events = 1});
