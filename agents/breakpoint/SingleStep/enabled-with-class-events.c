/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("SingleStep enabled in OnLoad together with an event of earlier phases is posted in the live phase.");

static bool is_watching;

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    if (!is_watching || !is_of_interest(method) || !is_method_named(method, "touch"))
        return;
    say("SingleStep in touch at %d", (int)location);
    off(SingleStep);
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
}

static void load(JavaVM *vm, char *options)
{
    on(SingleStep, stepped);
    if (is_case("ClassLoad"))
        on(ClassLoad, loaded);
    else if (is_case("ClassPrepare"))
        on(ClassPrepare, loaded);
    else if (is_case("ThreadEnd"))
        on(ThreadEnd, ended);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_events_in("Levent/Ordered;");
    is_watching = true;
}

TEST(.target = "event.Ordered", .load = load, .probe = observe, .timeout = 120,
     .needs = {.can_generate_single_step_events = 1},
     .cases = LIST("alone", "ClassLoad", "ClassPrepare", "ThreadEnd"));
