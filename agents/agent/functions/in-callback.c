/* SPDX-License-Identifier: Apache-2.0 */
#include "../asked.h"

TITLE("Functions work in the callback of an event, about another thread.");

static jthread asked; /* a global reference */

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("Breakpoint in %s", method_name(method));
    ask(jni, asked);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "agent/Asked");
    asked = (*jni)->NewGlobalRef(jni, thread);
    on(Breakpoint, reached);
    must(SetBreakpoint, static_method_id(jni, klass, "marked", "()V"), 0);
}

TEST(.target = "agent.Asked", .probe = observe,
     .needs = {ASKED_NEEDS, .can_generate_breakpoint_events = 1});
