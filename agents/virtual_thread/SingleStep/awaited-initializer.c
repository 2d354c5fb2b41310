/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("SingleStep is posted once where a virtual thread waits for a class initialization by another thread.");

static jmethodID observed;

static jmethodID method_of_case(JNIEnv *jni, jclass klass)
{
    return static_method_id(jni, klass, assay_case(),
                            is_case("make") ? "()Ljava/lang/Object;" : "()I");
}

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method == observed && location == 0)
        say("step at 0 %s", on_current(jni, thread));
}

/* The initializing thread comes to the method before the second call. */
static void observe(JNIEnv *jni, jobject code)
{
    if (code == NULL) {
        pass_case(jni, find_class(jni, "virtual_thread/AwaitingInitializer"));
        return;
    }
    observed = method_of_case(jni, code);
    on(SingleStep, step);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.AwaitingInitializer", .probe = observe,
     .cases = LIST("call", "field", "make"), .needs = {.can_generate_single_step_events = 1},
     .timeout = 60);
