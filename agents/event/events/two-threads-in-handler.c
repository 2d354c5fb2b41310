/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("One callback can run on two threads at the same time.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    const char *name = thread_name(thread);
    arrive_and_wait(strcmp(name, "first") == 0 ? "first in handler" : "second in handler");
}

static void observe(JNIEnv *jni, jobject threads)
{
    on(ClassPrepare, prepared);
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

TEST(.target = "event.TwoPreparing", .probe = observe);
