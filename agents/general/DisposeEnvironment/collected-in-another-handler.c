/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "event_causes.h"
#include "threads.h"

TITLE("DisposeEnvironment works while another thread is in a callback of the environment.");

static jvmtiEnv *environments[3]; /* A to C */

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class_prepare(env, jni, thread, klass);
    if (is_fresh(klass) && env == environments[1]) {
        arrive_and_wait("in the handler");
        say("B: goes on");
    }
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared};
    static const char *const names[] = {"A: ", "B: ", "C: "};
    need_prepared_where_used(jni);
    make_spare_environments();
    for (int i = 0; i < 3; i++) {
        environments[i] = named_environment(names[i]);
        must_in(environments[i], SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        class_prepare_mode(environments[i], JVMTI_ENABLE, thread_at(jni, threads, 0));
    }
    release_point("first1");
    await_arrival("in the handler");
    replace_environment(environments[1]);
    say("main: goes on");
    release_point("in the handler");
    arrive_and_wait("first1 did");
    must(ForceGarbageCollection);
    prepare_next_on("first", 2);
}

TEST(.target = "event.Turns", .probe = observe);
