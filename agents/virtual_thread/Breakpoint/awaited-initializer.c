/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("A breakpoint is hit once where a virtual thread waits for a class initialization by another thread.");

static jmethodID method_of_case(JNIEnv *jni, jclass klass)
{
    return static_method_id(jni, klass, assay_case(),
                            is_case("make") ? "()Ljava/lang/Object;" : "()I");
}

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    say("breakpoint at %d %s", (int)location, on_current(jni, thread));
}

/* The initializing thread comes to the method before the second call. */
static void observe(JNIEnv *jni, jobject code)
{
    if (code == NULL) {
        pass_case(jni, find_class(jni, "virtual_thread/AwaitingInitializer"));
        return;
    }
    on(Breakpoint, hit);
    must(SetBreakpoint, method_of_case(jni, code), 0);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AwaitingInitializer", .probe = observe,
     .cases = LIST("call", "field", "make"), .needs = {.can_generate_breakpoint_events = 1});
