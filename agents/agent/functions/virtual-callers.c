/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

#include "../asked.h"

TITLE("Functions work in a virtual thread and in a callback there, about a platform thread.");

static jthread asked; /* a global reference */

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("Breakpoint in %s, in a virtual thread: %s", method_name(method),
        truth(is_virtual(jni, thread)));
    ask(jni, asked);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "agent/Asked");
    if (is_case("virtual-thread")) {
        ask(jni, thread);
        return;
    }
    asked = (*jni)->NewGlobalRef(jni, thread);
    on(Breakpoint, reached);
    must(SetBreakpoint, static_method_id(jni, klass, "marked", "()V"), 0);
}

TEST(VIRTUAL_THREADS, .target = "agent.Asked", .args = LIST("virtual"), .probe = observe,
     .needs = {ASKED_NEEDS, .can_generate_breakpoint_events = 1},
     .cases = LIST("virtual-thread", "virtual-callback"));
