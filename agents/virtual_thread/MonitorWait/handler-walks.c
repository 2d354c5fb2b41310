/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "../interleaved.h"

TITLE("A virtual thread walks its stack, with a collection and Java calls, in the callback of Object.wait.");

static jvmtiEvent event_of_case(void)
{
    return is_case("wait") ? JVMTI_EVENT_MONITOR_WAIT : JVMTI_EVENT_MONITOR_WAITED;
}

/* The methods of the target on the stack, and the first parameter of the one of Code. */
static void say_own_frames(jthread thread)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0, depth = 0, number = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    must(GetFrameCount, thread, &depth);
    say("as many as counted: %s", truth(count == frames_that_fit(depth, MOST)));
    for (jint i = 0; i < count && i < MOST; i++) {
        const char *name = method_name(frames[i].method);
        if (is_of_interest(frames[i].method)) {
            must(GetLocalInt, thread, i, 0, &number);
            say("%s, number %d", name, (int)number);
        } else if (strncmp(name, "Lvirtual_thread/", 16) == 0) {
            say("%s", name);
        }
    }
}

static void walk(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    ask_for_references(jni, 256);
    must(ForceGarbageCollection);
    jint twice = (*jni)->CallStaticIntMethod(jni, interleaved_code(jni), code_method(jni, TWICE),
                                             21);
    no_exception(jni);
    must(GetThreadState, thread, &state);
    say("%s %s, alive: %s, twice 21: %d", event_name(event_of_case()), on_current(jni, thread),
        truth((state & JVMTI_THREAD_STATE_ALIVE) != 0), (int)twice);
    say_own_frames(thread);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 1)
        act_at_first_event(event_of_case(), thread_at(jni, threads, VIRTUAL_1), NULL, walk);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("wait"),
     .probe = interleaved_probe, .cases = LIST("wait", "waited"),
     .needs = {.can_generate_monitor_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
