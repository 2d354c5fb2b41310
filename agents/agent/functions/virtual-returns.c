/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

#include "../returning.h"

TITLE("ForceEarlyReturn and PopFrame act on platform threads when called in a virtual thread.");

static jthread looping; /* a global reference */

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    make_return(jni, looping);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "agent/Returning");
    if (is_case("virtual-thread")) {
        make_return(jni, thread);
        return;
    }
    if (looping == NULL) {
        on(Breakpoint, reached);
        must(SetBreakpoint, static_method_id(jni, klass, "marked", "()V"), 0);
    }
    looping = (*jni)->NewGlobalRef(jni, thread);
}

TEST(VIRTUAL_THREADS, .target = "agent.Returning", .args = LIST("virtual"), .probe = observe,
     .needs = {RETURNING_NEEDS, .can_generate_breakpoint_events = 1},
     .cases = LIST("virtual-thread", "virtual-callback"));
