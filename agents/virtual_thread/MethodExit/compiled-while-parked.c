/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("MethodExit enabled for a parked virtual thread is posted for its frames of compiled methods.");

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    /* The method run() has no value. */
    if (is_of_interest(method) && strcmp(short_method_name(method), "run") != 0)
        say("exit %s %s, by exception %s, value %d", short_method_name(method),
            on_current(jni, thread), truth(by_exception), (int)value.i);
}

static void observe(JNIEnv *jni, jobject thread)
{
    say_events_in("Lvirtual_thread/CompiledAndParked;");
    on_thread(MethodExit, left, thread);
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, COMPILED_BY_FIRST_TIER),
     .target = "virtual_thread.CompiledAndParked", .probe = observe,
     .needs = {.can_generate_method_exit_events = 1, .can_support_virtual_threads = 1});
