/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("A handler runs on two threads at the same time.");

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    const char *name = thread_name(thread);
    hold(strcmp(name, "first") == 0 ? "first in handler" : "second in handler");
}

static void observe(JNIEnv *jni, jobject threads)
{
    on(ClassPrepare, prepared);
    let("first1");
    await_held("first in handler");
    say("first is in the handler");
    let("second1");
    await_held("second in handler");
    say("second is in the handler");
    let("second in handler");
    hold("second1 did");
    say("second has left it");
    let("first in handler");
    hold("first1 did");
    say("first has left it");
}

TEST(.target = "event.Apart", .probe = observe);
