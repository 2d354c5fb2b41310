/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("One callback can run on two threads at the same time.");

/* A breakpoint, which no lock of the JVM or of a loader keeps from a thread. */
static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    const char *name = thread_name(thread);
    arrive_and_wait(strcmp(name, "first") == 0 ? "first in handler" : "second in handler");
}

static void observe(JNIEnv *jni, jobject threads)
{
    jclass klass = find_class(jni, "event/TwoCalling");
    on(Breakpoint, reached);
    must(SetBreakpoint, static_method_id(jni, klass, "work", "()V"), 0);
    release_point("first1");
    await_arrival("first in handler");
    say("first is in the handler");
    release_point("second1");
    await_arrival("second in handler");
    say("second is in the handler");
    release_point("second in handler");
    arrive_and_wait("second1 did");
    say("second has left it");
    release_point("first in handler");
    arrive_and_wait("first1 did");
    say("first has left it");
}

TEST(.target = "event.TwoCalling", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
