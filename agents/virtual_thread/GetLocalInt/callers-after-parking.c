/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"
#include "frames.h"

TITLE("GetLocalInt reads the frames that a virtual thread had before it parked, on that thread itself.");

enum { SUM = 2, I = 1 };

static void JNICALL look(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    jint run = depth_of_method(NULL, "Lvirtual_thread/Interleaved;.run("), sum = -1, i = -1;
    jclass klass = find_class(jni, "virtual_thread/Interleaved");
    jobject self = NULL;
    must(GetLocalInt, NULL, 0, SUM, &sum);
    must(GetLocalInt, NULL, run, I, &i);
    must(GetLocalInstance, NULL, run, &self);
    jint index = self != NULL && (*jni)->IsInstanceOf(jni, self, klass)
                     ? (*jni)->GetIntField(jni, self, field_id(jni, klass, "index", "I"))
                     : -1;
    say("sum %d, run: i %d, index %d", (int)sum, (int)i, (int)index);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round != 0)
        return;
    on(Breakpoint, look);
    must(SetBreakpoint, code_method(jni, ACROSS), 9);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("across"),
     .probe = interleaved_probe,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_access_local_variables = 1,
               .can_support_virtual_threads = 1});
